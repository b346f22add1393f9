import './styles/fonts.css'
import './styles/theme.css'
import './styles/targets.css'
import './styles/frame.css'
import './styles/drawer.css'
import './styles/phone.css'
import './styles/everywhere.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { start } from './lib/i18n.svelte'
import { prefs } from './lib/prefs.svelte'
import { router } from './lib/router.svelte'
import { stay } from './lib/stay'
import { inOwnTask } from './lib/turns.svelte'

router.start()
prefs.dress('')
await start()
inOwnTask(() => {
  mount(App, { target: document.getElementById('app')! })
  stay()
})
