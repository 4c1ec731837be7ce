// Generated from services/catalog/openapi.json by `npm run openapi`.
export interface paths {
    "/api/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the about page shows: the active content that was changed last */
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
                            /** @description Paragraphs, a line each */
                            content: string;
                            /** @description URL of the default WebP rendition */
                            bannerImage: string;
                            /** ImageAsset */
                            bannerImageAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                        };
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
                        content: string;
                        bannerImage: File;
                        /** @description Text for those who do not see the image */
                        bannerImageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        bannerImageFocus?: {
                            x: number;
                            y: number;
                        };
                        active?: boolean;
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
                            /** @description Paragraphs, a line each */
                            content: string;
                            /** @description URL of the default WebP rendition */
                            bannerImage: string;
                            /** ImageAsset */
                            bannerImageAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            active: boolean;
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
    "/api/about/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All but the trash; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "createdAt" | "-createdAt" | "title" | "-title" | "active" | "-active";
                    active?: boolean;
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
                            /** @description Paragraphs, a line each */
                            content: string;
                            /** @description URL of the default WebP rendition */
                            bannerImage: string;
                            /** ImageAsset */
                            bannerImageAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            active: boolean;
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
    "/api/about/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does the same to many, all or nothing */
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
                        /** @enum {unknown} */
                        action: "activate" | "deactivate" | "delete" | "restore";
                        ids: string[];
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
                            /** @description Not so already */
                            changed: number;
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
    "/api/about/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can be restored, latest first */
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
                            name: string;
                            /** Format: date-time */
                            deletedAt: string;
                            deletedBy: string | null;
                            /**
                             * Format: date-time
                             * @description When it will be gone for good
                             */
                            purgedAt: string;
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
    "/api/about/{id}": {
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
                            /** @description Paragraphs, a line each */
                            content: string;
                            /** @description URL of the default WebP rendition */
                            bannerImage: string;
                            /** ImageAsset */
                            bannerImageAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            active: boolean;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
                        content: string;
                        bannerImage?: File;
                        /** @description Text for those who do not see the image */
                        bannerImageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        bannerImageFocus?: {
                            x: number;
                            y: number;
                        };
                        active?: boolean;
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
                            /** @description Paragraphs, a line each */
                            content: string;
                            /** @description URL of the default WebP rendition */
                            bannerImage: string;
                            /** ImageAsset */
                            bannerImageAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            active: boolean;
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
                /** @description Conflict */
                409: {
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
        /** Puts it into the trash, for 30 days */
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
    "/api/about/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when, newest first, also of what lies in the trash */
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
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator */
                            by: string | null;
                            /** @enum {unknown} */
                            action: "created" | "changed" | "deleted" | "restored";
                            /** @description That the record had by it */
                            version: number;
                            changes: {
                                field: string;
                                from: unknown;
                                to: unknown;
                            }[];
                        }[];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings it back out of the trash */
        post: {
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
                            /** @description Paragraphs, a line each */
                            content: string;
                            /** @description URL of the default WebP rendition */
                            bannerImage: string;
                            /** ImageAsset */
                            bannerImageAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            active: boolean;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
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
                        image: File;
                        title?: string;
                        subtitle?: string;
                        link?: string;
                        /** @enum {unknown} */
                        placement?: "homepage" | "custom-order" | "offer-banner" | "categories" | "event-banner" | "other";
                        active?: boolean;
                        order?: number;
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
                        publishAt?: string | null | "";
                        unpublishAt?: string | null | "";
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            order: number;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
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
        /** All but the trash; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "order" | "-order" | "title" | "-title" | "placement" | "-placement" | "active" | "-active" | "createdAt" | "-createdAt";
                    active?: boolean;
                    placement?: "homepage" | "custom-order" | "offer-banner" | "categories" | "event-banner" | "other";
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            order: number;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
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
    "/api/banner/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does the same to many, all or nothing */
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
                        /** @enum {unknown} */
                        action: "activate" | "deactivate" | "delete" | "restore";
                        ids: string[];
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
                            /** @description Not so already */
                            changed: number;
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
    "/api/banner/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives those that are listed the orders 1, 2, 3 …; others keep theirs */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description In the order that they are to have: 1, 2, 3 … */
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
    "/api/banner/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can be restored, latest first */
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
                            name: string;
                            /** Format: date-time */
                            deletedAt: string;
                            deletedBy: string | null;
                            /**
                             * Format: date-time
                             * @description When it will be gone for good
                             */
                            purgedAt: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            order: number;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
                        image?: File;
                        title?: string;
                        subtitle?: string;
                        link?: string;
                        /** @enum {unknown} */
                        placement?: "homepage" | "custom-order" | "offer-banner" | "categories" | "event-banner" | "other";
                        active?: boolean;
                        order?: number;
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
                        publishAt?: string | null | "";
                        unpublishAt?: string | null | "";
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            order: number;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
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
                /** @description Conflict */
                409: {
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
        /** Puts it into the trash, for 30 days */
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
    "/api/banner/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when, newest first, also of what lies in the trash */
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
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator */
                            by: string | null;
                            /** @enum {unknown} */
                            action: "created" | "changed" | "deleted" | "restored";
                            /** @description That the record had by it */
                            version: number;
                            changes: {
                                field: string;
                                from: unknown;
                                to: unknown;
                            }[];
                        }[];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banner/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings it back out of the trash */
        post: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            order: number;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published posts, newest first */
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
                            slug: string;
                            title: string;
                            excerpt: string;
                            /** @description The body: paragraphs, a line each */
                            context: string;
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description The planned time if there is one
                             */
                            publishedAt: string;
                            tags: string[];
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
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
                        context: string;
                        author: string;
                        image: File;
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
                        excerpt?: string;
                        /** @description Separated by commas, or a JSON list */
                        tags?: string;
                        published?: boolean;
                        /** @description Left out or empty, it is made from the name */
                        slug?: string;
                        publishAt?: string | null | "";
                        unpublishAt?: string | null | "";
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
                            slug: string;
                            title: string;
                            excerpt: string;
                            /** @description The body: paragraphs, a line each */
                            context: string;
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description The planned time if there is one
                             */
                            publishedAt: string;
                            tags: string[];
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            published: boolean;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
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
    "/api/blog/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All but the trash; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "publishedAt" | "-publishedAt" | "title" | "-title" | "author" | "-author" | "published" | "-published" | "createdAt" | "-createdAt";
                    active?: boolean;
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
                            slug: string;
                            title: string;
                            excerpt: string;
                            /** @description The body: paragraphs, a line each */
                            context: string;
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description The planned time if there is one
                             */
                            publishedAt: string;
                            tags: string[];
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            published: boolean;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
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
    "/api/blog/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does the same to many, all or nothing */
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
                        /** @enum {unknown} */
                        action: "activate" | "deactivate" | "delete" | "restore";
                        ids: string[];
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
                            /** @description Not so already */
                            changed: number;
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
    "/api/blog/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 3 newest published posts */
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
                            slug: string;
                            title: string;
                            excerpt: string;
                            /** @description The body: paragraphs, a line each */
                            context: string;
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description The planned time if there is one
                             */
                            publishedAt: string;
                            tags: string[];
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
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
    "/api/blog/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can be restored, latest first */
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
                            name: string;
                            /** Format: date-time */
                            deletedAt: string;
                            deletedBy: string | null;
                            /**
                             * Format: date-time
                             * @description When it will be gone for good
                             */
                            purgedAt: string;
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
    "/api/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One by id or slug; what visitors may not see only for an administrator */
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
                            published?: boolean;
                            /** @description Not before; null for at once */
                            publishAt?: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt?: string | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version?: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt?: string;
                            _id: string;
                            slug: string;
                            title: string;
                            excerpt: string;
                            /** @description The body: paragraphs, a line each */
                            context: string;
                            author: string;
                            /**
                             * Format: date-time
                             * @description The planned time if there is one
                             */
                            publishedAt: string;
                            tags: string[];
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
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
                        context: string;
                        author: string;
                        image?: File;
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
                        excerpt?: string;
                        /** @description Separated by commas, or a JSON list */
                        tags?: string;
                        published?: boolean;
                        /** @description Left out or empty, it is made from the name */
                        slug?: string;
                        publishAt?: string | null | "";
                        unpublishAt?: string | null | "";
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
                            slug: string;
                            title: string;
                            excerpt: string;
                            /** @description The body: paragraphs, a line each */
                            context: string;
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description The planned time if there is one
                             */
                            publishedAt: string;
                            tags: string[];
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            published: boolean;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
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
                /** @description Conflict */
                409: {
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
        /** Puts it into the trash, for 30 days */
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
    "/api/blog/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when, newest first, also of what lies in the trash */
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
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator */
                            by: string | null;
                            /** @enum {unknown} */
                            action: "created" | "changed" | "deleted" | "restored";
                            /** @description That the record had by it */
                            version: number;
                            changes: {
                                field: string;
                                from: unknown;
                                to: unknown;
                            }[];
                        }[];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings it back out of the trash */
        post: {
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
                            slug: string;
                            title: string;
                            excerpt: string;
                            /** @description The body: paragraphs, a line each */
                            context: string;
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description The planned time if there is one
                             */
                            publishedAt: string;
                            tags: string[];
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            published: boolean;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
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
        delete?: never;
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
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
                    "application/json": {
                        name: string;
                        description?: string;
                        active?: boolean;
                        /** @description `imageUrl` of an upload; null or empty for none; left out, it stays as it is */
                        image?: string | null;
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
                        /** @description `imageUrl` of an upload; null or empty for none; left out, it stays as it is */
                        favicon?: string | null;
                        /** @description Left out or empty, it is made from the name */
                        slug?: string;
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
        /** All but the trash; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "createdAt" | "-createdAt" | "name" | "-name" | "active" | "-active";
                    active?: boolean;
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
    "/api/categories/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does the same to many, all or nothing */
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
                        /** @enum {unknown} */
                        action: "activate" | "deactivate" | "delete" | "restore";
                        ids: string[];
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
                            /** @description Not so already */
                            changed: number;
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
    "/api/categories/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can be restored, latest first */
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
                            name: string;
                            /** Format: date-time */
                            deletedAt: string;
                            deletedBy: string | null;
                            /**
                             * Format: date-time
                             * @description When it will be gone for good
                             */
                            purgedAt: string;
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
        /** Takes an image; a record that is saved later refers to it by `imageUrl` */
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
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
        /** One by id or slug; what visitors may not see only for an administrator */
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
                        /** @description `imageUrl` of an upload; null or empty for none; left out, it stays as it is */
                        favicon?: string | null;
                        /** @description Left out or empty, it is made from the name */
                        slug?: string;
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                /** @description Conflict */
                409: {
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
        /** Puts it into the trash, for 30 days */
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
    "/api/categories/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when, newest first, also of what lies in the trash */
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
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator */
                            by: string | null;
                            /** @enum {unknown} */
                            action: "created" | "changed" | "deleted" | "restored";
                            /** @description That the record had by it */
                            version: number;
                            changes: {
                                field: string;
                                from: unknown;
                                to: unknown;
                            }[];
                        }[];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings it back out of the trash */
        post: {
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
        delete?: never;
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
                            /** @description Επωνυμία */
                            legalName: string;
                            /** @description Νομική μορφή */
                            legalForm: string;
                            /** @description ΑΦΜ */
                            vatNumber: string;
                            /** @description ΔΟΥ */
                            taxOffice: string;
                            /** @description Αριθμός ΓΕΜΗ */
                            registryNumber: string;
                            openingHours: {
                                /** @enum {unknown} */
                                from: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
                                /**
                                 * @description The last day of the span; the first one for a single day
                                 * @enum {unknown}
                                 */
                                to: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
                                opens: string | null;
                                closes: string | null;
                            }[];
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                        legalName?: string;
                        legalForm?: string;
                        vatNumber?: string;
                        taxOffice?: string;
                        registryNumber?: string;
                        openingHours?: {
                            /** @enum {unknown} */
                            from: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
                            /**
                             * @description The last day of the span; the first one for a single day
                             * @enum {unknown}
                             */
                            to: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
                            opens: string | null;
                            closes: string | null;
                        }[];
                        logo?: File;
                        /** @description Text for those who do not see the image */
                        logoAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        logoFocus?: {
                            x: number;
                            y: number;
                        };
                        /** @description True to have none; a file that comes with it wins */
                        removeLogo?: boolean;
                        favicon?: File;
                        /** @description True to have none; a file that comes with it wins */
                        removeFavicon?: boolean;
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
                            /** @description Επωνυμία */
                            legalName: string;
                            /** @description Νομική μορφή */
                            legalForm: string;
                            /** @description ΑΦΜ */
                            vatNumber: string;
                            /** @description ΔΟΥ */
                            taxOffice: string;
                            /** @description Αριθμός ΓΕΜΗ */
                            registryNumber: string;
                            openingHours: {
                                /** @enum {unknown} */
                                from: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
                                /**
                                 * @description The last day of the span; the first one for a single day
                                 * @enum {unknown}
                                 */
                                to: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
                                opens: string | null;
                                closes: string | null;
                            }[];
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                /** @description Conflict */
                409: {
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
    "/api/company/settings/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when, newest first */
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
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator */
                            by: string | null;
                            /** @enum {unknown} */
                            action: "created" | "changed" | "deleted" | "restored";
                            /** @description That the record had by it */
                            version: number;
                            changes: {
                                field: string;
                                from: unknown;
                                to: unknown;
                            }[];
                        }[];
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
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Logos of active customers in the order in which they were made */
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
                            name: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
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
                    "application/json": {
                        name: string;
                        active?: boolean;
                        /** @description `imageUrl` of an upload */
                        image: string;
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            active: boolean;
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
    "/api/customers/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All but the trash; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "createdAt" | "-createdAt" | "name" | "-name" | "active" | "-active";
                    active?: boolean;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            active: boolean;
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
    "/api/customers/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does the same to many, all or nothing */
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
                        /** @enum {unknown} */
                        action: "activate" | "deactivate" | "delete" | "restore";
                        ids: string[];
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
                            /** @description Not so already */
                            changed: number;
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
    "/api/customers/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can be restored, latest first */
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
                            name: string;
                            /** Format: date-time */
                            deletedAt: string;
                            deletedBy: string | null;
                            /**
                             * Format: date-time
                             * @description When it will be gone for good
                             */
                            purgedAt: string;
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
    "/api/customers/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an image; a record that is saved later refers to it by `imageUrl` */
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
    "/api/customers/{id}": {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            active: boolean;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
                        active?: boolean;
                        /** @description `imageUrl` of an upload */
                        image?: string;
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            active: boolean;
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
                /** @description Conflict */
                409: {
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
        /** Puts it into the trash, for 30 days */
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
    "/api/customers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when, newest first, also of what lies in the trash */
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
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator */
                            by: string | null;
                            /** @enum {unknown} */
                            action: "created" | "changed" | "deleted" | "restored";
                            /** @description That the record had by it */
                            version: number;
                            changes: {
                                field: string;
                                from: unknown;
                                to: unknown;
                            }[];
                        }[];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings it back out of the trash */
        post: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            active: boolean;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active events in the order in which they were made */
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
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
                    "application/json": {
                        name: string;
                        description?: string;
                        active?: boolean;
                        /** @description `imageUrl` of an upload; null or empty for none; left out, it stays as it is */
                        image?: string | null;
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
                        /** @description `imageUrl` of an upload; null or empty for none; left out, it stays as it is */
                        favicon?: string | null;
                        publishAt?: string | null | "";
                        unpublishAt?: string | null | "";
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            active: boolean;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
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
    "/api/events/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All but the trash; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "createdAt" | "-createdAt" | "name" | "-name" | "active" | "-active";
                    active?: boolean;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            active: boolean;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
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
    "/api/events/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does the same to many, all or nothing */
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
                        /** @enum {unknown} */
                        action: "activate" | "deactivate" | "delete" | "restore";
                        ids: string[];
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
                            /** @description Not so already */
                            changed: number;
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
    "/api/events/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can be restored, latest first */
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
                            name: string;
                            /** Format: date-time */
                            deletedAt: string;
                            deletedBy: string | null;
                            /**
                             * Format: date-time
                             * @description When it will be gone for good
                             */
                            purgedAt: string;
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
    "/api/events/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an image; a record that is saved later refers to it by `imageUrl` */
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
    "/api/events/{id}": {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            active: boolean;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
                        /** @description `imageUrl` of an upload; null or empty for none; left out, it stays as it is */
                        favicon?: string | null;
                        publishAt?: string | null | "";
                        unpublishAt?: string | null | "";
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            active: boolean;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
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
                /** @description Conflict */
                409: {
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
        /** Puts it into the trash, for 30 days */
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
    "/api/events/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when, newest first, also of what lies in the trash */
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
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator */
                            by: string | null;
                            /** @enum {unknown} */
                            action: "created" | "changed" | "deleted" | "restored";
                            /** @description That the record had by it */
                            version: number;
                            changes: {
                                field: string;
                                from: unknown;
                                to: unknown;
                            }[];
                        }[];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings it back out of the trash */
        post: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            active: boolean;
                            /** @description Not before; null for at once */
                            publishAt: string | null;
                            /** @description No longer from then on; null for never */
                            unpublishAt: string | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All questions by order, the older first where it is equal */
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
                            question: string;
                            answer: string;
                            order: number;
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
                    "application/json": {
                        question: string;
                        answer: string;
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
                            question: string;
                            answer: string;
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
    "/api/faq/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All but the trash; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "order" | "-order" | "question" | "-question" | "createdAt" | "-createdAt";
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
                            question: string;
                            answer: string;
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
    "/api/faq/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does the same to many, all or nothing */
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
                        /** @enum {unknown} */
                        action: "delete" | "restore";
                        ids: string[];
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
                            /** @description Not so already */
                            changed: number;
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
    "/api/faq/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives those that are listed the orders 1, 2, 3 …; others keep theirs */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description In the order that they are to have: 1, 2, 3 … */
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
    "/api/faq/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can be restored, latest first */
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
                            name: string;
                            /** Format: date-time */
                            deletedAt: string;
                            deletedBy: string | null;
                            /**
                             * Format: date-time
                             * @description When it will be gone for good
                             */
                            purgedAt: string;
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
    "/api/faq/{id}": {
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
                            question: string;
                            answer: string;
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
                        question: string;
                        answer: string;
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
                            question: string;
                            answer: string;
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
                /** @description Conflict */
                409: {
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
        /** Puts it into the trash, for 30 days */
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
    "/api/faq/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when, newest first, also of what lies in the trash */
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
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator */
                            by: string | null;
                            /** @enum {unknown} */
                            action: "created" | "changed" | "deleted" | "restored";
                            /** @description That the record had by it */
                            version: number;
                            changes: {
                                field: string;
                                from: unknown;
                                to: unknown;
                            }[];
                        }[];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings it back out of the trash */
        post: {
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
                            question: string;
                            answer: string;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/our-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All works by order, newest first where it is equal */
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
                            customerName: string;
                            description: string;
                            order: number;
                            /** @description URLs of the default WebP renditions */
                            images: string[];
                            /** @description Of the images, one by one */
                            imageAssets: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                        customerName: string;
                        description: string;
                        order?: number;
                        /** @description New images */
                        images?: File[];
                        /** @description Of the images that the work shows afterwards, one by one */
                        imageDetails?: {
                            /** @description Text for those who do not see the image */
                            alt?: string;
                            /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                            focus?: {
                                x: number;
                                y: number;
                            };
                        }[];
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
                            customerName: string;
                            description: string;
                            order: number;
                            /** @description URLs of the default WebP renditions */
                            images: string[];
                            /** @description Of the images, one by one */
                            imageAssets: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            }[];
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
    "/api/our-work/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All but the trash; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "order" | "-order" | "title" | "-title" | "customerName" | "-customerName" | "createdAt" | "-createdAt";
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
                            customerName: string;
                            description: string;
                            order: number;
                            /** @description URLs of the default WebP renditions */
                            images: string[];
                            /** @description Of the images, one by one */
                            imageAssets: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            }[];
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
    "/api/our-work/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does the same to many, all or nothing */
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
                        /** @enum {unknown} */
                        action: "delete" | "restore";
                        ids: string[];
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
                            /** @description Not so already */
                            changed: number;
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
    "/api/our-work/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives those that are listed the orders 1, 2, 3 …; others keep theirs */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description In the order that they are to have: 1, 2, 3 … */
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
    "/api/our-work/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can be restored, latest first */
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
                            name: string;
                            /** Format: date-time */
                            deletedAt: string;
                            deletedBy: string | null;
                            /**
                             * Format: date-time
                             * @description When it will be gone for good
                             */
                            purgedAt: string;
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
    "/api/our-work/{id}": {
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
                            customerName: string;
                            description: string;
                            order: number;
                            /** @description URLs of the default WebP renditions */
                            images: string[];
                            /** @description Of the images, one by one */
                            imageAssets: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            }[];
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
                        customerName: string;
                        description: string;
                        order?: number;
                        /** @description New images */
                        images?: File[];
                        /** @description Of the images that the work shows afterwards, one by one */
                        imageDetails?: {
                            /** @description Text for those who do not see the image */
                            alt?: string;
                            /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                            focus?: {
                                x: number;
                                y: number;
                            };
                        }[];
                        /** @description URLs of those to keep, in the order that they are to have before the new ones; all others go */
                        existingImages?: string[];
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
                            customerName: string;
                            description: string;
                            order: number;
                            /** @description URLs of the default WebP renditions */
                            images: string[];
                            /** @description Of the images, one by one */
                            imageAssets: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            }[];
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
                /** @description Conflict */
                409: {
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
        /** Puts it into the trash, for 30 days */
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
    "/api/our-work/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when, newest first, also of what lies in the trash */
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
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator */
                            by: string | null;
                            /** @enum {unknown} */
                            action: "created" | "changed" | "deleted" | "restored";
                            /** @description That the record had by it */
                            version: number;
                            changes: {
                                field: string;
                                from: unknown;
                                to: unknown;
                            }[];
                        }[];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/our-work/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings it back out of the trash */
        post: {
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
                            customerName: string;
                            description: string;
                            order: number;
                            /** @description URLs of the default WebP renditions */
                            images: string[];
                            /** @description Of the images, one by one */
                            imageAssets: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            }[];
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                                slug: string;
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
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
                        /** @description True to have none; a file that comes with it wins */
                        removeFavicon?: boolean;
                        /** @description Left out or empty, it is made from the name */
                        slug?: string;
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                                slug: string;
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
        /** All but the trash; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "order" | "-order" | "title" | "-title" | "active" | "-active" | "createdAt" | "-createdAt";
                    active?: boolean;
                    category?: string;
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                                slug: string;
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
    "/api/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does the same to many, all or nothing */
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
                        /** @enum {unknown} */
                        action: "activate" | "deactivate" | "delete" | "restore";
                        ids: string[];
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
                            /** @description Not so already */
                            changed: number;
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
    "/api/products/category/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active products of an active category, which is named by id or slug */
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                                slug: string;
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
    "/api/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products as a CSV file (UTF-8 with a byte order mark, safe to open) */
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
                        "text/csv": string;
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                                slug: string;
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
    "/api/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the products of a CSV file and changes those that it names by `_id` */
        post: {
            parameters: {
                query?: {
                    /** @description Only report what would happen */
                    dryRun?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        file: File;
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
                            rows: number;
                            created: number;
                            updated: number;
                            /** @description The first 100; with any, nothing was changed */
                            errors: {
                                /** @description As a spreadsheet counts: the header is row 1 */
                                row: number;
                                field: string;
                                message: string;
                            }[];
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
    "/api/products/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives those that are listed the orders 1, 2, 3 …; others keep theirs */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description In the order that they are to have: 1, 2, 3 … */
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
    "/api/products/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can be restored, latest first */
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
                            name: string;
                            /** Format: date-time */
                            deletedAt: string;
                            deletedBy: string | null;
                            /**
                             * Format: date-time
                             * @description When it will be gone for good
                             */
                            purgedAt: string;
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
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One by id or slug; what visitors may not see only for an administrator */
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                                slug: string;
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
                        /** @description Text for those who do not see the image */
                        imageAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        imageFocus?: {
                            x: number;
                            y: number;
                        };
                        /** @description True to have none; a file that comes with it wins */
                        removeFavicon?: boolean;
                        /** @description Left out or empty, it is made from the name */
                        slug?: string;
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                                slug: string;
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
                /** @description Conflict */
                409: {
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
        /** Puts it into the trash, for 30 days */
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
    "/api/products/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when, newest first, also of what lies in the trash */
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
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator */
                            by: string | null;
                            /** @enum {unknown} */
                            action: "created" | "changed" | "deleted" | "restored";
                            /** @description That the record had by it */
                            version: number;
                            changes: {
                                field: string;
                                from: unknown;
                                to: unknown;
                            }[];
                        }[];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings it back out of the trash */
        post: {
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
                            slug: string;
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            categories: {
                                _id: string;
                                name: string;
                                slug: string;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products, posts, works and questions that have the words, the best first */
        get: {
            parameters: {
                query: {
                    /** @description Greek, Greek in Latin letters, or English */
                    q: string;
                    limit?: number;
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
                            /** @enum {unknown} */
                            kind: "product" | "post" | "work" | "faq";
                            _id: string;
                            /** @description Of what has a page of its own */
                            slug?: string;
                            title: string;
                            /** @description What was found: begin and end in UTF-16 units of the title */
                            titleHighlights: number[][];
                            /** @description Plain text around what was found */
                            snippet: string;
                            /** @description What was found: begin and end in UTF-16 units of the snippet */
                            highlights: number[][];
                            /** ImageAsset */
                            imageAsset?: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            /** @description Path of the page that shows it */
                            url: string;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** At most 8 titles that have the words, the last one unfinished */
        get: {
            parameters: {
                query: {
                    /** @description Greek, Greek in Latin letters, or English */
                    q: string;
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
                            /** @enum {unknown} */
                            kind: "product" | "post" | "work" | "faq";
                            title: string;
                            /** ImageAsset */
                            imageAsset?: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            };
                            /** @description Path of the page that shows it */
                            url: string;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active testimonials, newest first */
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
                            customerName: string;
                            testimonial: string;
                            /** @description URL of the default WebP rendition */
                            companyLogo: string | null;
                            companyLogoAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
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
                        customerName: string;
                        testimonial: string;
                        companyLogo?: File;
                        /** @description Text for those who do not see the image */
                        companyLogoAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        companyLogoFocus?: {
                            x: number;
                            y: number;
                        };
                        /** @description True to have none; a file that comes with it wins */
                        removeCompanyLogo?: boolean;
                        active?: boolean;
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
                            customerName: string;
                            testimonial: string;
                            /** @description URL of the default WebP rendition */
                            companyLogo: string | null;
                            companyLogoAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            active: boolean;
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
    "/api/testimonials/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All but the trash; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "createdAt" | "-createdAt" | "customerName" | "-customerName" | "active" | "-active";
                    active?: boolean;
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
                            customerName: string;
                            testimonial: string;
                            /** @description URL of the default WebP rendition */
                            companyLogo: string | null;
                            companyLogoAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            active: boolean;
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
    "/api/testimonials/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does the same to many, all or nothing */
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
                        /** @enum {unknown} */
                        action: "activate" | "deactivate" | "delete" | "restore";
                        ids: string[];
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
                            /** @description Not so already */
                            changed: number;
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
    "/api/testimonials/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted and can be restored, latest first */
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
                            name: string;
                            /** Format: date-time */
                            deletedAt: string;
                            deletedBy: string | null;
                            /**
                             * Format: date-time
                             * @description When it will be gone for good
                             */
                            purgedAt: string;
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
    "/api/testimonials/{id}": {
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
                            customerName: string;
                            testimonial: string;
                            /** @description URL of the default WebP rendition */
                            companyLogo: string | null;
                            companyLogoAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            active: boolean;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
                        customerName: string;
                        testimonial: string;
                        companyLogo?: File;
                        /** @description Text for those who do not see the image */
                        companyLogoAlt?: string;
                        /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                        companyLogoFocus?: {
                            x: number;
                            y: number;
                        };
                        /** @description True to have none; a file that comes with it wins */
                        removeCompanyLogo?: boolean;
                        active?: boolean;
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
                            customerName: string;
                            testimonial: string;
                            /** @description URL of the default WebP rendition */
                            companyLogo: string | null;
                            companyLogoAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            active: boolean;
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
                /** @description Conflict */
                409: {
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
        /** Puts it into the trash, for 30 days */
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
    "/api/testimonials/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what and when, newest first, also of what lies in the trash */
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
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator */
                            by: string | null;
                            /** @enum {unknown} */
                            action: "created" | "changed" | "deleted" | "restored";
                            /** @description That the record had by it */
                            version: number;
                            changes: {
                                field: string;
                                from: unknown;
                                to: unknown;
                            }[];
                        }[];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings it back out of the trash */
        post: {
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
                            customerName: string;
                            testimonial: string;
                            /** @description URL of the default WebP rendition */
                            companyLogo: string | null;
                            companyLogoAsset: {
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
                                /** @description Text for those who do not see it */
                                alt?: string;
                                /** @description What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one */
                                focus?: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            active: boolean;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
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
        delete?: never;
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
