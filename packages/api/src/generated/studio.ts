// Generated from services/studio/openapi.json by `npm run openapi`.
export interface paths {
    "/api/design-studio/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of the studio; without an administrator’s token the active ones only */
        get: {
            parameters: {
                query?: {
                    activeOnly?: boolean;
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
                            /** @enum {unknown} */
                            category: "tshirt" | "hoodie" | "mug" | "phone-case" | "tote-bag" | "cap" | "other";
                            active: boolean;
                            displayOrder: number;
                            /** @description Empty when it has one size */
                            sizes: string[];
                            /** PrintAreas */
                            printAreas: {
                                /** PrintArea */
                                front: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                };
                                back: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                } | null;
                            };
                            colorVariants: {
                                _id: string;
                                colorName: string;
                                /** @description `#rrggbb` */
                                colorCode: string;
                                /** @description URL of the default WebP rendition */
                                frontImage: string;
                                backImage: string | null;
                                /** ImageAsset */
                                frontImageAsset: {
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
                                backImageAsset: {
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
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
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
                        /**
                         * @default tshirt
                         * @enum {unknown}
                         */
                        category?: "tshirt" | "hoodie" | "mug" | "phone-case" | "tote-bag" | "cap" | "other";
                        /** @default true */
                        active?: boolean;
                        /** @default 0 */
                        displayOrder?: number;
                        /** @description By default those of the category */
                        sizes?: string[];
                        /** PrintAreas */
                        printAreas?: {
                            /** PrintArea */
                            front: {
                                /** @description Left edge, as a part of the canvas */
                                x: number;
                                /** @description Top edge, as a part of the canvas */
                                y: number;
                                /** @description As a part of the canvas */
                                width: number;
                                widthMm: number;
                                heightMm: number;
                            };
                            back: {
                                /** @description Left edge, as a part of the canvas */
                                x: number;
                                /** @description Top edge, as a part of the canvas */
                                y: number;
                                /** @description As a part of the canvas */
                                width: number;
                                widthMm: number;
                                heightMm: number;
                            } | null;
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
                            /** @enum {unknown} */
                            category: "tshirt" | "hoodie" | "mug" | "phone-case" | "tote-bag" | "cap" | "other";
                            active: boolean;
                            displayOrder: number;
                            /** @description Empty when it has one size */
                            sizes: string[];
                            /** PrintAreas */
                            printAreas: {
                                /** PrintArea */
                                front: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                };
                                back: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                } | null;
                            };
                            colorVariants: {
                                _id: string;
                                colorName: string;
                                /** @description `#rrggbb` */
                                colorCode: string;
                                /** @description URL of the default WebP rendition */
                                frontImage: string;
                                backImage: string | null;
                                /** ImageAsset */
                                frontImageAsset: {
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
                                backImageAsset: {
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
                            /** @description Grows with every change; the number in `ETag` */
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
    "/api/design-studio/products/trash": {
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
    "/api/design-studio/products/{id}": {
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
                            /** @enum {unknown} */
                            category: "tshirt" | "hoodie" | "mug" | "phone-case" | "tote-bag" | "cap" | "other";
                            active: boolean;
                            displayOrder: number;
                            /** @description Empty when it has one size */
                            sizes: string[];
                            /** PrintAreas */
                            printAreas: {
                                /** PrintArea */
                                front: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                };
                                back: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                } | null;
                            };
                            colorVariants: {
                                _id: string;
                                colorName: string;
                                /** @description `#rrggbb` */
                                colorCode: string;
                                /** @description URL of the default WebP rendition */
                                frontImage: string;
                                backImage: string | null;
                                /** ImageAsset */
                                frontImageAsset: {
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
                                backImageAsset: {
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
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
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
        /** Changes what is sent and leaves the rest */
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
                        name?: string;
                        /**
                         * @default tshirt
                         * @enum {unknown}
                         */
                        category?: "tshirt" | "hoodie" | "mug" | "phone-case" | "tote-bag" | "cap" | "other";
                        active?: boolean;
                        displayOrder?: number;
                        /** @description By default those of the category */
                        sizes?: string[];
                        /** PrintAreas */
                        printAreas?: {
                            /** PrintArea */
                            front: {
                                /** @description Left edge, as a part of the canvas */
                                x: number;
                                /** @description Top edge, as a part of the canvas */
                                y: number;
                                /** @description As a part of the canvas */
                                width: number;
                                widthMm: number;
                                heightMm: number;
                            };
                            back: {
                                /** @description Left edge, as a part of the canvas */
                                x: number;
                                /** @description Top edge, as a part of the canvas */
                                y: number;
                                /** @description As a part of the canvas */
                                width: number;
                                widthMm: number;
                                heightMm: number;
                            } | null;
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
                            /** @enum {unknown} */
                            category: "tshirt" | "hoodie" | "mug" | "phone-case" | "tote-bag" | "cap" | "other";
                            active: boolean;
                            displayOrder: number;
                            /** @description Empty when it has one size */
                            sizes: string[];
                            /** PrintAreas */
                            printAreas: {
                                /** PrintArea */
                                front: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                };
                                back: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                } | null;
                            };
                            colorVariants: {
                                _id: string;
                                colorName: string;
                                /** @description `#rrggbb` */
                                colorCode: string;
                                /** @description URL of the default WebP rendition */
                                frontImage: string;
                                backImage: string | null;
                                /** ImageAsset */
                                frontImageAsset: {
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
                                backImageAsset: {
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
                            /** @description Grows with every change; the number in `ETag` */
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
        /** Moves a product into the trash, for 30 days */
        delete: {
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
                /** @description Conflict */
                409: {
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
    "/api/design-studio/products/{id}/color-variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a colour */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        colorName: string;
                        colorCode: string;
                        frontImage: File;
                        backImage?: File;
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
                            /** @enum {unknown} */
                            category: "tshirt" | "hoodie" | "mug" | "phone-case" | "tote-bag" | "cap" | "other";
                            active: boolean;
                            displayOrder: number;
                            /** @description Empty when it has one size */
                            sizes: string[];
                            /** PrintAreas */
                            printAreas: {
                                /** PrintArea */
                                front: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                };
                                back: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                } | null;
                            };
                            colorVariants: {
                                _id: string;
                                colorName: string;
                                /** @description `#rrggbb` */
                                colorCode: string;
                                /** @description URL of the default WebP rendition */
                                frontImage: string;
                                backImage: string | null;
                                /** ImageAsset */
                                frontImageAsset: {
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
                                backImageAsset: {
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
                            /** @description Grows with every change; the number in `ETag` */
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
                /** @description Not Found */
                404: {
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
    "/api/design-studio/products/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
                            /** @enum {unknown} */
                            category: "tshirt" | "hoodie" | "mug" | "phone-case" | "tote-bag" | "cap" | "other";
                            active: boolean;
                            displayOrder: number;
                            /** @description Empty when it has one size */
                            sizes: string[];
                            /** PrintAreas */
                            printAreas: {
                                /** PrintArea */
                                front: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                };
                                back: {
                                    /** @description Left edge, as a part of the canvas */
                                    x: number;
                                    /** @description Top edge, as a part of the canvas */
                                    y: number;
                                    /** @description As a part of the canvas */
                                    width: number;
                                    widthMm: number;
                                    heightMm: number;
                                } | null;
                            };
                            colorVariants: {
                                _id: string;
                                colorName: string;
                                /** @description `#rrggbb` */
                                colorCode: string;
                                /** @description URL of the default WebP rendition */
                                frontImage: string;
                                backImage: string | null;
                                /** ImageAsset */
                                frontImageAsset: {
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
                                backImageAsset: {
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
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
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
    "/api/design-studio/products/{productId}/color-variants/{variantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    productId: string;
                    variantId: string;
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
