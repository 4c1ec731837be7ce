/** The home page shows this many testimonials at most. */
export const testimonialsOnHome = 6
