// Generated from services/studio/openapi.json by `npm run openapi`.
import type { BodyRules } from '../body-rules.ts'

/** What the service demands of a new record, by the path that it is sent to. */
export const studioRules = {
  "/api/design-studio/drafts": {
    "document": {
      "type": "text",
      "required": true,
      "message": "The design cannot be read"
    },
    "preview": {
      "type": "file"
    },
    "originals": {
      "type": "list"
    }
  },
  "/api/design-studio/orders/submit": {
    "mockupImages": {
      "type": "list",
      "required": true,
      "message": "Please save at least one mockup before submitting!"
    },
    "mockupsData": {
      "type": "list",
      "required": true,
      "message": "Please save at least one mockup before submitting!"
    },
    "customerEmail": {
      "type": "text",
      "required": true,
      "message": "Email is required"
    },
    "customerPhone": {
      "type": "text",
      "required": true,
      "message": "Phone is required"
    },
    "notes": {
      "type": "text"
    },
    "originals": {
      "type": "list"
    }
  },
  "/api/design-studio/orders/{id}/notes": {
    "note": {
      "type": "text",
      "required": true,
      "message": "Note is required"
    }
  },
  "/api/design-studio/orders/{id}/proofs": {
    "image": {
      "type": "file"
    },
    "mockup": {
      "type": "integer",
      "minimum": 0
    },
    "note": {
      "type": "text"
    }
  },
  "/api/design-studio/products": {
    "name": {
      "type": "text",
      "required": true,
      "message": "Product name is required"
    },
    "displayOrder": {
      "type": "integer",
      "message": "Display order must be 0 or more",
      "minimum": 0
    },
    "sizes": {
      "type": "list"
    }
  },
  "/api/design-studio/products/{id}/color-variants": {
    "colorName": {
      "type": "text",
      "required": true,
      "message": "Color name is required"
    },
    "colorCode": {
      "type": "text",
      "required": true,
      "message": "Color code must be a hex color such as #1a2b3c",
      "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "frontImage": {
      "type": "file",
      "required": true,
      "message": "Front image is required"
    },
    "backImage": {
      "type": "file"
    }
  },
  "/api/design-studio/proofs/{token}/answer": {
    "comment": {
      "type": "text"
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  }
} as const satisfies Record<string, BodyRules>
