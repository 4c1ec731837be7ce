import '../src/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

// `?frame=public` shows the components of a public page: light, with larger type.
const frame = new URLSearchParams(location.search).get('frame') ?? 'admin'
if (frame !== 'public') document.documentElement.dataset.frame = frame

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
