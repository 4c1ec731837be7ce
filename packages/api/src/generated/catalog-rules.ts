// Generated from services/catalog/openapi.json by `npm run openapi`.
import type { BodyRules } from '../body-rules.ts'

/** What the service demands of a new record, by the path that it is sent to. */
export const catalogRules = {
  "/api/about": {
    "title": {
      "type": "text",
      "required": true,
      "message": "Title is required"
    },
    "content": {
      "type": "text",
      "required": true,
      "message": "Content is required"
    },
    "bannerImage": {
      "type": "file",
      "required": true,
      "message": "Please select a banner image for new about content"
    },
    "bannerImageAlt": {
      "type": "text"
    }
  },
  "/api/about/bulk": {
    "ids": {
      "type": "list",
      "required": true
    }
  },
  "/api/banner": {
    "image": {
      "type": "file",
      "required": true,
      "message": "Please select an image for new banners"
    },
    "title": {
      "type": "text"
    },
    "subtitle": {
      "type": "text"
    },
    "link": {
      "type": "text",
      "message": "The link must begin with https:// or a single /",
      "pattern": "^\\s*(?:/(?![/\\\\])\\S*|[Hh][Tt][Tt][Pp][Ss]?://[\\p{L}\\p{N}]\\S*)?\\s*$"
    },
    "order": {
      "type": "integer",
      "minimum": -2147483647
    },
    "imageAlt": {
      "type": "text"
    }
  },
  "/api/banner/bulk": {
    "ids": {
      "type": "list",
      "required": true
    }
  },
  "/api/blog": {
    "title": {
      "type": "text",
      "required": true,
      "message": "Title is required"
    },
    "context": {
      "type": "text",
      "required": true,
      "message": "Context is required"
    },
    "author": {
      "type": "text",
      "required": true,
      "message": "Author is required"
    },
    "image": {
      "type": "file",
      "required": true,
      "message": "Please select an image for new blog posts"
    },
    "imageAlt": {
      "type": "text"
    },
    "excerpt": {
      "type": "text"
    },
    "tags": {
      "type": "text"
    },
    "slug": {
      "type": "text",
      "message": "The slug may hold a-z, 0-9 and single hyphens",
      "pattern": "^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$"
    }
  },
  "/api/blog/bulk": {
    "ids": {
      "type": "list",
      "required": true
    }
  },
  "/api/categories": {
    "name": {
      "type": "text",
      "required": true,
      "message": "Category name is required"
    },
    "description": {
      "type": "text"
    },
    "imageAlt": {
      "type": "text"
    },
    "slug": {
      "type": "text",
      "message": "The slug may hold a-z, 0-9 and single hyphens",
      "pattern": "^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$"
    }
  },
  "/api/categories/bulk": {
    "ids": {
      "type": "list",
      "required": true
    }
  },
  "/api/categories/upload": {
    "image": {
      "type": "file",
      "required": true,
      "message": "Please select an image"
    }
  },
  "/api/customers": {
    "name": {
      "type": "text",
      "required": true,
      "message": "Customer name is required"
    },
    "image": {
      "type": "text",
      "required": true,
      "message": "Logo image is required"
    },
    "imageAlt": {
      "type": "text"
    }
  },
  "/api/customers/bulk": {
    "ids": {
      "type": "list",
      "required": true
    }
  },
  "/api/customers/upload": {
    "image": {
      "type": "file",
      "required": true,
      "message": "Please select an image"
    }
  },
  "/api/events": {
    "name": {
      "type": "text",
      "required": true,
      "message": "Event name is required"
    },
    "description": {
      "type": "text"
    },
    "imageAlt": {
      "type": "text"
    }
  },
  "/api/events/bulk": {
    "ids": {
      "type": "list",
      "required": true
    }
  },
  "/api/events/upload": {
    "image": {
      "type": "file",
      "required": true,
      "message": "Please select an image"
    }
  },
  "/api/faq": {
    "question": {
      "type": "text",
      "required": true,
      "message": "Question and answer are required"
    },
    "answer": {
      "type": "text",
      "required": true,
      "message": "Question and answer are required"
    },
    "order": {
      "type": "integer",
      "minimum": 0
    }
  },
  "/api/faq/bulk": {
    "ids": {
      "type": "list",
      "required": true
    }
  },
  "/api/our-work": {
    "title": {
      "type": "text",
      "required": true,
      "message": "Title is required"
    },
    "customerName": {
      "type": "text",
      "required": true,
      "message": "Customer name is required"
    },
    "description": {
      "type": "text",
      "required": true,
      "message": "Description is required"
    },
    "order": {
      "type": "integer",
      "minimum": 0
    },
    "images": {
      "type": "list"
    },
    "imageDetails": {
      "type": "list"
    }
  },
  "/api/our-work/bulk": {
    "ids": {
      "type": "list",
      "required": true
    }
  },
  "/api/products": {
    "title": {
      "type": "text",
      "required": true,
      "message": "Title is required"
    },
    "description": {
      "type": "text",
      "required": true,
      "message": "Description is required"
    },
    "categories": {
      "type": "list",
      "required": true,
      "message": "Please select at least one category"
    },
    "image": {
      "type": "file",
      "required": true,
      "message": "Please select an image for new products"
    },
    "favicon": {
      "type": "file"
    },
    "events": {
      "type": "list"
    },
    "order": {
      "type": "integer",
      "minimum": -2147483647
    },
    "imageAlt": {
      "type": "text"
    },
    "slug": {
      "type": "text",
      "message": "The slug may hold a-z, 0-9 and single hyphens",
      "pattern": "^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$"
    }
  },
  "/api/products/bulk": {
    "ids": {
      "type": "list",
      "required": true
    }
  },
  "/api/products/import": {
    "file": {
      "type": "file",
      "required": true,
      "message": "Please select a CSV file"
    }
  },
  "/api/testimonials": {
    "customerName": {
      "type": "text",
      "required": true,
      "message": "Customer name is required"
    },
    "testimonial": {
      "type": "text",
      "required": true,
      "message": "Testimonial content is required"
    },
    "companyLogo": {
      "type": "file"
    },
    "companyLogoAlt": {
      "type": "text"
    }
  },
  "/api/testimonials/bulk": {
    "ids": {
      "type": "list",
      "required": true
    }
  }
} as const satisfies Record<string, BodyRules>
