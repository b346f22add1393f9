/** A store of this device (IndexedDB): things by one of their own fields. Asking fails where a browser forbids it. */
export class DeviceStore {
  #opening: Promise<IDBDatabase> | null = null
  readonly #database: string
  readonly #name: string
  readonly #key: string

  constructor(database: string, name: string, key: string) {
    this.#database = database
    this.#name = name
    this.#key = key
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= new Promise((resolve, reject) => {
      const asked = indexedDB.open(this.#database, 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore(this.#name, { keyPath: this.#key })
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error ?? new Error(this.#database))
    })
    this.#opening.catch(() => (this.#opening = null))
    return this.#opening
  }

  async ask<T>(mode: IDBTransactionMode, does: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#open()
    return new Promise((resolve, reject) => {
      const asked = does(database.transaction(this.#name, mode).objectStore(this.#name))
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error ?? new Error(this.#name))
    })
  }
}
