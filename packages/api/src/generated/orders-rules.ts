// Generated from services/orders/openapi.json by `npm run openapi`.
import type { BodyRules } from '../body-rules.ts'

/** What the service demands of a new record, by the path that it is sent to. */
export const ordersRules = {
  "/api/contact": {
    "name": {
      "type": "text",
      "required": true,
      "message": "Name is required"
    },
    "email": {
      "type": "text",
      "required": true,
      "message": "Email is required"
    },
    "message": {
      "type": "text",
      "required": true,
      "message": "Message is required"
    },
    "company": {
      "type": "text"
    },
    "phone": {
      "type": "text"
    },
    "subject": {
      "type": "text"
    },
    "website": {
      "type": "text"
    }
  },
  "/api/custom-order": {
    "email": {
      "type": "text",
      "required": true,
      "message": "Email is required"
    },
    "phone": {
      "type": "text",
      "required": true,
      "message": "Phone is required"
    },
    "products": {
      "type": "list"
    },
    "quantities": {
      "type": "list"
    },
    "image": {
      "type": "file"
    },
    "options": {
      "type": "list"
    }
  },
  "/api/custom-order/bulk": {
    "ids": {
      "type": "list",
      "required": true
    }
  },
  "/api/custom-order/{id}/attachments": {
    "file": {
      "type": "file",
      "required": true,
      "message": "Please select a file"
    },
    "name": {
      "type": "text"
    }
  },
  "/api/custom-order/{id}/notes": {
    "note": {
      "type": "text",
      "required": true,
      "message": "Note is required"
    }
  },
  "/api/offer-link/{token}/accept": {
    "name": {
      "type": "text"
    },
    "comment": {
      "type": "text"
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  },
  "/api/offer-link/{token}/decline": {
    "name": {
      "type": "text"
    },
    "comment": {
      "type": "text"
    },
    "version": {
      "type": "integer",
      "minimum": 1
    }
  },
  "/api/offers": {
    "customerName": {
      "type": "text",
      "required": true,
      "message": "Customer name is required"
    },
    "offerDate": {
      "type": "text",
      "required": true,
      "message": "Offer date is required",
      "pattern": "^20\\d\\d-"
    },
    "items": {
      "type": "list",
      "required": true,
      "message": "At least one item is required"
    },
    "customerAddress": {
      "type": "text"
    },
    "notes": {
      "type": "text"
    }
  },
  "/api/offers/draft": {
    "designOrder": {
      "type": "text",
      "required": true
    },
    "customerEmail": {
      "type": "text"
    },
    "items": {
      "type": "list",
      "required": true,
      "message": "At least one item is required"
    }
  },
  "/api/sku": {
    "productDescription": {
      "type": "text",
      "required": true,
      "message": "Product description is required"
    },
    "vendor": {
      "type": "text",
      "required": true,
      "message": "Vendor is required"
    },
    "minimumOrderItems": {
      "type": "integer",
      "required": true,
      "minimum": 1
    }
  },
  "/api/sku/import": {
    "file": {
      "type": "file",
      "required": true,
      "message": "Please select a CSV file"
    }
  }
} as const satisfies Record<string, BodyRules>
