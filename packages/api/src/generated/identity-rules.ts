// Generated from services/identity/openapi.json by `npm run openapi`.
import type { BodyRules } from '../body-rules.ts'

/** What the service demands of a new record, by the path that it is sent to. */
export const identityRules = {
  "/api/auth/login": {
    "email": {
      "type": "text",
      "required": true,
      "message": "Email is required"
    },
    "password": {
      "type": "text",
      "required": true,
      "message": "Password is required"
    }
  }
} as const satisfies Record<string, BodyRules>
