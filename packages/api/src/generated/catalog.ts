// Generated from services/catalog/openapi.json by `npm run openapi`.
export interface paths {
    "/api/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active banners of all placements by order, newest first where it is equal */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            title: string;
                            subtitle: string;
                            /** @description A web address, a path of the site, or empty */
                            link: string;
                            /** @enum {unknown} */
                            placement: "homepage" | "custom-order" | "offer-banner" | "categories" | "event-banner" | "other";
                            active: boolean;
                            /** @description URL of the default WebP rendition */
                            image: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        image: File;
                        title?: string;
                        subtitle?: string;
                        link?: string;
                        /** @enum {unknown} */
                        placement?: "homepage" | "custom-order" | "offer-banner" | "categories" | "event-banner" | "other";
                        active?: boolean;
                        order?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            title: string;
                            subtitle: string;
                            /** @description A web address, a path of the site, or empty */
                            link: string;
                            /** @enum {unknown} */
                            placement: "homepage" | "custom-order" | "offer-banner" | "categories" | "event-banner" | "other";
                            active: boolean;
                            /** @description URL of the default WebP rendition */
                            image: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                            order: number;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Payload Too Large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unsupported Media Type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banner/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All banners; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "order" | "-order" | "title" | "-title" | "placement" | "-placement" | "active" | "-active" | "createdAt" | "-createdAt";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            title: string;
                            subtitle: string;
                            /** @description A web address, a path of the site, or empty */
                            link: string;
                            /** @enum {unknown} */
                            placement: "homepage" | "custom-order" | "offer-banner" | "categories" | "event-banner" | "other";
                            active: boolean;
                            /** @description URL of the default WebP rendition */
                            image: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                            order: number;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The `ETag` (or quoted `version`) that the change was made from */
                    "if-match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        image?: File;
                        title?: string;
                        subtitle?: string;
                        link?: string;
                        /** @enum {unknown} */
                        placement?: "homepage" | "custom-order" | "offer-banner" | "categories" | "event-banner" | "other";
                        active?: boolean;
                        order?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            title: string;
                            subtitle: string;
                            /** @description A web address, a path of the site, or empty */
                            link: string;
                            /** @enum {unknown} */
                            placement: "homepage" | "custom-order" | "offer-banner" | "categories" | "event-banner" | "other";
                            active: boolean;
                            /** @description URL of the default WebP rendition */
                            image: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                            order: number;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Not Found */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Precondition Failed */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Payload Too Large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unsupported Media Type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Not Found */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active categories in the order in which they were made */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            name: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string | null;
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        description?: string;
                        active?: boolean;
                        /** @description `imageUrl` of an upload; null or empty for none; left out, it stays as it is */
                        image?: string | null;
                        /** @description `imageUrl` of an upload; null or empty for none; left out, it stays as it is */
                        favicon?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            name: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string | null;
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            active: boolean;
                            /** @description Products in it, inactive ones included */
                            productCount: number;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Payload Too Large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unsupported Media Type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "createdAt" | "-createdAt" | "name" | "-name" | "active" | "-active";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            name: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string | null;
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            active: boolean;
                            /** @description Products in it, inactive ones included */
                            productCount: number;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an image or favicon; a category saved later refers to it by `imageUrl` */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        image: File;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            imageUrl: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                        };
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Payload Too Large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unsupported Media Type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/with-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active categories with at least one active product: the menu */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            name: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string | null;
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category; an inactive one only for an administrator */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            name: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string | null;
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            active?: boolean;
                            /** @description Products in it, inactive ones included */
                            productCount?: number;
                            /** @description Grows with every change; the number in `ETag` */
                            version?: number;
                            /** Format: date-time */
                            createdAt?: string;
                            /** Format: date-time */
                            updatedAt?: string;
                        };
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Not Found */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The `ETag` (or quoted `version`) that the change was made from */
                    "if-match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        description?: string;
                        active?: boolean;
                        /** @description `imageUrl` of an upload; null or empty for none; left out, it stays as it is */
                        image?: string | null;
                        /** @description `imageUrl` of an upload; null or empty for none; left out, it stays as it is */
                        favicon?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            name: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string | null;
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            active: boolean;
                            /** @description Products in it, inactive ones included */
                            productCount: number;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Not Found */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Precondition Failed */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Payload Too Large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unsupported Media Type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Deletes a category; its products stay and lose it */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Not Found */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            facebook: string;
                            instagram: string;
                            twitter: string;
                            linkedin: string;
                            location: string;
                            telephone: string;
                            email: string;
                            /** @description URL of the default WebP rendition */
                            logo: string | null;
                            logoAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            /** @description Grows with every change; quoted, it is an `If-Match` */
                            version: number;
                        };
                    };
                };
            };
        };
        /** Changes the settings that the form names */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The `ETag` (or quoted `version`) that the change was made from */
                    "if-match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        facebook?: string;
                        instagram?: string;
                        twitter?: string;
                        linkedin?: string;
                        location?: string;
                        telephone?: string;
                        email?: string;
                        logo?: File;
                        favicon?: File;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            facebook: string;
                            instagram: string;
                            twitter: string;
                            linkedin: string;
                            location: string;
                            telephone: string;
                            email: string;
                            /** @description URL of the default WebP rendition */
                            logo: string | null;
                            logoAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            /** @description Grows with every change; quoted, it is an `If-Match` */
                            version: number;
                        };
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Precondition Failed */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Payload Too Large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unsupported Media Type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active products by order, newest first where it is equal */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            title: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                            }[];
                            events: {
                                _id: string;
                                name: string;
                            }[];
                        }[];
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        title: string;
                        description: string;
                        /** @description Category ids as a JSON list */
                        categories: string[];
                        image: File;
                        favicon?: File;
                        /** @description Event ids as a JSON list */
                        events?: string[];
                        active?: boolean;
                        order?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            title: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                            }[];
                            events: {
                                _id: string;
                                name: string;
                            }[];
                            active: boolean;
                            order: number;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Payload Too Large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unsupported Media Type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "order" | "-order" | "title" | "-title" | "active" | "-active" | "createdAt" | "-createdAt";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            title: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                            }[];
                            events: {
                                _id: string;
                                name: string;
                            }[];
                            active: boolean;
                            order: number;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/category/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active products of an active category */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                };
                header?: never;
                path: {
                    categoryId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            title: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                            }[];
                            events: {
                                _id: string;
                                name: string;
                            }[];
                        }[];
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Not Found */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first 8 active products by order */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            title: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                            }[];
                            events: {
                                _id: string;
                                name: string;
                            }[];
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product; an inactive one only for an administrator */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            title: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                            }[];
                            events: {
                                _id: string;
                                name: string;
                            }[];
                            active?: boolean;
                            order?: number;
                            /** @description Grows with every change; the number in `ETag` */
                            version?: number;
                            /** Format: date-time */
                            createdAt?: string;
                            /** Format: date-time */
                            updatedAt?: string;
                        };
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Not Found */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The `ETag` (or quoted `version`) that the change was made from */
                    "if-match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        title: string;
                        description: string;
                        /** @description Category ids as a JSON list */
                        categories: string[];
                        image?: File;
                        favicon?: File;
                        /** @description Event ids as a JSON list */
                        events?: string[];
                        active?: boolean;
                        order?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            title: string;
                            description: string;
                            /** @description URL of the default WebP rendition */
                            image: string;
                            /** ImageAsset */
                            imageAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            };
                            /** @description URL of the default WebP rendition */
                            favicon: string | null;
                            faviconAsset: {
                                /** @description Folder of the renditions, `<width>.avif` and `<width>.webp` */
                                base: string;
                                /** @description Width of the uploaded image in pixels */
                                width: number;
                                /** @description Height of the uploaded image in pixels */
                                height: number;
                                /** @description Widths of the renditions, ascending */
                                widths: number[];
                                /** @description Dominant colour, `#rrggbb` */
                                color: string;
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                            }[];
                            events: {
                                _id: string;
                                name: string;
                            }[];
                            active: boolean;
                            order: number;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Bad Request */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Not Found */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Precondition Failed */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Payload Too Large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Unsupported Media Type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Unauthorized */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Not Found */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            code: string;
            detail: string;
            message: string;
            instance?: string;
            errors?: {
                field: string;
                message: string;
            }[];
            conflict?: {
                /** @description The version that is stored now */
                version: number;
                /** @description Who changed it last */
                changedBy: string | null;
                /** Format: date-time */
                changedAt: string;
                changes: {
                    field: string;
                    from: unknown;
                    to: unknown;
                }[];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
