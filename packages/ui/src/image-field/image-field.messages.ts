import { defineMessages } from '@stampa/platform'

export const imageFieldMessages = defineMessages({
  choose: { el: 'Επιλέξτε εικόνα', en: 'Choose an image' },
  chooseMany: { el: 'Προσθήκη εικόνων', en: 'Add images' },
  replace: { el: 'Επιλέξτε άλλη εικόνα', en: 'Choose another image' },
  drop: { el: 'ή σύρετε ή επικολλήστε την εδώ', en: 'or drop or paste it here' },
  dropMany: { el: 'ή σύρετε ή επικολλήστε τες εδώ', en: 'or drop or paste them here' },
  chosen: { el: 'Από τη βιβλιοθήκη', en: 'From the library' },
  takeBackChosen: { el: 'Αναίρεση της επιλογής', en: 'Take back the choice' },
  present: { el: 'Η εικόνα υπάρχει ήδη εδώ', en: 'The image is here already' },
  takeBack: {
    el: (name: string) => `Αναίρεση: ${name}`,
    en: (name: string) => `Take back ${name}`,
  },
  remove: { el: 'Αφαίρεση εικόνας', en: 'Remove image' },
  removed: { el: 'Αφαιρείται με την αποθήκευση', en: 'Removed when saved' },
  keep: { el: 'Να μείνει', en: 'Keep it' },
  uploading: { el: 'Αποστολή', en: 'Uploading' },

  crop: { el: 'Περικοπή', en: 'Crop' },
  cropTitle: { el: 'Περικοπή εικόνας', en: 'Crop image' },
  cropHint: {
    el: 'Σύρετε την εικόνα ή χρησιμοποιήστε τα ρυθμιστικά. Ό,τι φαίνεται, μένει.',
    en: 'Drag the image or use the sliders. What is shown is kept.',
  },
  zoom: { el: 'Μεγέθυνση', en: 'Zoom' },
  across: { el: 'Οριζόντια θέση', en: 'Position across' },
  down: { el: 'Κάθετη θέση', en: 'Position down' },
  cancel: { el: 'Άκυρο', en: 'Cancel' },

  focus: { el: 'Σημείο εστίασης', en: 'Focal point' },
  focusHint: {
    el: 'Αυτό δεν κόβεται όπου η εικόνα δεν χωρά ολόκληρη. Πατήστε πάνω στην εικόνα ή χρησιμοποιήστε τα ρυθμιστικά.',
    en: 'What is never cut off where the image does not fit whole. Click on the image or use the sliders.',
  },
  focusAcross: { el: 'Εστίαση οριζόντια', en: 'Focus across' },
  focusDown: { el: 'Εστίαση κάθετα', en: 'Focus down' },
  asShown: { el: 'Όπως θα φαίνεται', en: 'As it is shown' },
  alt: { el: 'Εναλλακτικό κείμενο', en: 'Alternative text' },
  altHint: {
    el: 'Τι δείχνει η εικόνα, για όσους δεν τη βλέπουν.',
    en: 'What the image shows, for those who do not see it.',
  },
  altOf: {
    el: (name: string) => `Εναλλακτικό κείμενο: ${name}`,
    en: (name: string) => `Alternative text of ${name}`,
  },

  moveUp: { el: (name: string) => `Πιο μπροστά: ${name}`, en: (name: string) => `Move ${name} up` },
  moveDown: {
    el: (name: string) => `Πιο πίσω: ${name}`,
    en: (name: string) => `Move ${name} down`,
  },
  removeOf: { el: (name: string) => `Αφαίρεση: ${name}`, en: (name: string) => `Remove ${name}` },
  stored: { el: (place: number) => `Εικόνα ${place}`, en: (place: number) => `Image ${place}` },
  movedTo: {
    el: (place: number, of: number) => `Θέση ${place} από ${of}`,
    en: (place: number, of: number) => `Moved to place ${place} of ${of}`,
  },
  dropped: {
    el: (max: number, names: string) => `Έως ${max} εικόνες. Δεν προστέθηκαν: ${names}`,
    en: (max: number, names: string) => `At most ${max} images. Not added: ${names}`,
  },
  count: {
    el: (count: number, of: number) => `${count} από ${of}`,
    en: (count: number, of: number) => `${count} of ${of}`,
  },
})
