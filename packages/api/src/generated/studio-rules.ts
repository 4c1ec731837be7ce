// Generated from services/studio/openapi.json by `npm run openapi`.
import type { BodyRules } from '../body-rules.ts'

/** What the service demands of a new record, by the path that it is sent to. */
export const studioRules = {
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
  }
} as const satisfies Record<string, BodyRules>
