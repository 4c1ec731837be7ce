import { Problem } from '@stampa/service-kit'

/** The answer to an id that the service has not given out. */
export function invalidSession(): Problem {
  return new Problem(400, 'invalid_session', 'The session is unknown')
}

/** The answer to who would be tracked without having agreed. */
export function consentRequired(): Problem {
  return new Problem(400, 'consent_required', 'Consent is required')
}
