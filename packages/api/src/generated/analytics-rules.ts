// Generated from services/analytics/openapi.json by `npm run openapi`.
import type { BodyRules } from '../body-rules.ts'

/** What the service demands of a new record, by the path that it is sent to. */
export const analyticsRules = {
  "/api/analytics/event": {
    "sessionId": {
      "type": "text",
      "required": true,
      "message": "The session is unknown",
      "pattern": "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
    },
    "eventId": {
      "type": "text"
    }
  },
  "/api/analytics/pageview": {
    "sessionId": {
      "type": "text",
      "required": true,
      "message": "The session is unknown",
      "pattern": "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
    },
    "url": {
      "type": "text",
      "required": true
    },
    "title": {
      "type": "text",
      "required": true
    },
    "pageName": {
      "type": "text",
      "required": true
    },
    "referrer": {
      "type": "text"
    },
    "eventId": {
      "type": "text"
    }
  },
  "/api/analytics/session/end": {
    "sessionId": {
      "type": "text",
      "required": true,
      "message": "The session is unknown",
      "pattern": "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
    }
  },
  "/api/analytics/session/start": {
    "url": {
      "type": "text"
    },
    "referrer": {
      "type": "text"
    },
    "eventId": {
      "type": "text"
    }
  },
  "/api/analytics/session/update": {
    "sessionId": {
      "type": "text",
      "required": true,
      "message": "The session is unknown",
      "pattern": "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
    }
  },
  "/api/analytics/shares": {
    "startDate": {
      "type": "text"
    },
    "endDate": {
      "type": "text"
    }
  }
} as const satisfies Record<string, BodyRules>
