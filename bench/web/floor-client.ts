/** Runs in the pages of `floor.ts`, built without a compiler of types: React alone hydrates one button. */
import { createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Floor() {
  useEffect(() => {
    performance.mark('ready')
  }, [])
  return createElement('button', { type: 'button' }, 'Floor')
}

const place = document.getElementById('floor')
if (place) hydrateRoot(place, createElement(Floor))
