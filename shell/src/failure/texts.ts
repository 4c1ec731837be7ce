/** A remote's files could not be fetched, or were not what the registry promised. */
export const remoteFailure = {
  title: 'Αυτό το τμήμα δεν φορτώθηκε',
  text: 'Η υπόλοιπη σελίδα λειτουργεί κανονικά. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
}

/** A page was loaded and failed while it was shown or while its data was fetched. */
export const pageFailure = {
  title: 'Κάτι πήγε στραβά',
  text: 'Η σελίδα δεν μπόρεσε να εμφανιστεί. Δοκιμάστε ξανά.',
}
