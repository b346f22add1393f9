/** Addresses that people send to each other. The token in them is a secret of the table. */
export const joinPath = (id: string, token: string) => `/join/${id}?token=${encodeURIComponent(token)}`
export const watchPath = (id: string, token: string) => `/table/${id}?token=${encodeURIComponent(token)}`
export const sharePath = (id: string, token: string) =>
  `/result/${id}${token ? `?token=${encodeURIComponent(token)}` : ''}`
