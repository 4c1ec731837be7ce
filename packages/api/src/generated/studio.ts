// Generated from services/studio/openapi.json by `npm run openapi`.
export interface paths {
    "/api/design-studio/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a design for 30 days */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Made up by the client for one act, and sent again with its retries (24 hours) */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description JSON object of what the editor goes on from; kept as it is sent */
                        document: string;
                        preview?: File;
                        /** @description Not a field: each original image is a file part called by the sha256 of its bytes */
                        originals?: string[];
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
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
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
                /** @description Unprocessable Entity */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too Many Requests */
                429: {
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
    "/api/design-studio/drafts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A design to go on with */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
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
                            document: string;
                            /** Format: date-time */
                            expiresAt: string;
                            assets: {
                                /** @description sha256 */
                                hash: string;
                                url: string;
                            }[];
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
    "/api/design-studio/drafts/{token}/assets/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An original image of a draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                    hash: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
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
    "/api/design-studio/files/{kind}/{until}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The preview of a private file, at the address that its order tells */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "mockup" | "original" | "artwork" | "proof";
                    until: number;
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
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
    "/api/design-studio/files/{kind}/{until}/{token}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The original of a private file, at the address that its order tells */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "mockup" | "original" | "artwork" | "proof";
                    until: number;
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
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
    "/api/design-studio/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of designs, newest first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    status?: "Submitted" | "In Review" | "Quoted" | "Approved" | "In Production" | "Completed" | "Cancelled";
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
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            customerEmail: string;
                            customerPhone: string;
                            notes: string;
                            totalQuantity: number;
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Review" | "Quoted" | "Approved" | "In Production" | "Completed" | "Cancelled";
                            mockups: {
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                mockupImage: string;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                mockupImageOriginal: string;
                                productId: string;
                                productName: string;
                                colorName: string;
                                colorCode: string | null;
                                /** @enum {unknown} */
                                view: "front" | "back";
                                quantity: number;
                                sizes: {
                                    [key: string]: number;
                                } | null;
                                people: {
                                    name: string;
                                    number: string;
                                    size: string;
                                }[];
                            }[];
                            artwork: {
                                /** @description Index; null: of the whole order */
                                mockup: number | null;
                                /** @enum {unknown} */
                                kind: "png" | "pdf" | "svg" | "sheet";
                                /** @enum {unknown} */
                                state: "waiting" | "ready" | "failed";
                                url: string | null;
                                bytes: number | null;
                                /** @description A code, when it failed */
                                reason: string | null;
                                warnings: {
                                    code: string;
                                    element: string | null;
                                    value: string | number | null;
                                }[];
                                /** @description Share of pixels that differ from the mockup, 0 to 1 */
                                difference: number | null;
                            }[];
                            /** @description Newest first */
                            proofs: {
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description A preview; null of a PDF */
                                image: string | null;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                original: string;
                                note: string;
                                answer: ("approve" | "comment") | null;
                                comment: string | null;
                                answeredAt: string | null;
                            }[];
                            /** @description The page on which the customer follows and answers */
                            proofUrl: string;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-studio/orders/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an order of designs in; all its files together at most 128 MB */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Made up by the client for one act, and sent again with its retries (24 hours) */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description One PNG for each mockup, in their order */
                        mockupImages: File[];
                        /** @description JSON list */
                        mockupsData: {
                            /** Format: uuid */
                            productId: string;
                            productName: string;
                            colorName: string;
                            /** @enum {unknown} */
                            view: "front" | "back";
                            /** @description The serialised canvas, with the document that is printed as `stampa` */
                            designData: string;
                            quantity: number;
                            /** @description Pieces of each size; together the quantity */
                            sizes?: {
                                [key: string]: number;
                            };
                            people?: {
                                name: string;
                                number: string;
                                size: string;
                            }[];
                        }[];
                        /** Format: email */
                        customerEmail: string;
                        /** Format: phone */
                        customerPhone: string;
                        notes?: string;
                        /** @description Not a field: each original image is a file part called by the sha256 of its bytes */
                        originals?: string[];
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
                            orderId: string;
                            message: string;
                            /** @description The page on which its customer follows the order */
                            proofUrl: string;
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
                /** @description Unprocessable Entity */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too Many Requests */
                429: {
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
    "/api/design-studio/orders/trash": {
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
    "/api/design-studio/orders/{id}": {
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
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            customerEmail: string;
                            customerPhone: string;
                            notes: string;
                            totalQuantity: number;
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Review" | "Quoted" | "Approved" | "In Production" | "Completed" | "Cancelled";
                            mockups: {
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                mockupImage: string;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                mockupImageOriginal: string;
                                productId: string;
                                productName: string;
                                colorName: string;
                                colorCode: string | null;
                                /** @enum {unknown} */
                                view: "front" | "back";
                                quantity: number;
                                sizes: {
                                    [key: string]: number;
                                } | null;
                                people: {
                                    name: string;
                                    number: string;
                                    size: string;
                                }[];
                            }[];
                            artwork: {
                                /** @description Index; null: of the whole order */
                                mockup: number | null;
                                /** @enum {unknown} */
                                kind: "png" | "pdf" | "svg" | "sheet";
                                /** @enum {unknown} */
                                state: "waiting" | "ready" | "failed";
                                url: string | null;
                                bytes: number | null;
                                /** @description A code, when it failed */
                                reason: string | null;
                                warnings: {
                                    code: string;
                                    element: string | null;
                                    value: string | number | null;
                                }[];
                                /** @description Share of pixels that differ from the mockup, 0 to 1 */
                                difference: number | null;
                            }[];
                            /** @description Newest first */
                            proofs: {
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description A preview; null of a PDF */
                                image: string | null;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                original: string;
                                note: string;
                                answer: ("approve" | "comment") | null;
                                comment: string | null;
                                answeredAt: string | null;
                            }[];
                            /** @description The page on which the customer follows and answers */
                            proofUrl: string;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            timeline: {
                                _id: string;
                                /** Format: date-time */
                                at: string;
                                /** @description null: the customer or the worker */
                                by: string | null;
                                /** @enum {unknown} */
                                kind: "received" | "status" | "note" | "artwork" | "proof" | "answer" | "deleted" | "restored";
                                from: string | null;
                                to: string | null;
                                note: string | null;
                            }[];
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
        put?: never;
        post?: never;
        /** Moves an order into the trash, for 30 days */
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
    "/api/design-studio/orders/{id}/artwork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the artwork of an order made anew */
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
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            customerEmail: string;
                            customerPhone: string;
                            notes: string;
                            totalQuantity: number;
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Review" | "Quoted" | "Approved" | "In Production" | "Completed" | "Cancelled";
                            mockups: {
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                mockupImage: string;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                mockupImageOriginal: string;
                                productId: string;
                                productName: string;
                                colorName: string;
                                colorCode: string | null;
                                /** @enum {unknown} */
                                view: "front" | "back";
                                quantity: number;
                                sizes: {
                                    [key: string]: number;
                                } | null;
                                people: {
                                    name: string;
                                    number: string;
                                    size: string;
                                }[];
                            }[];
                            artwork: {
                                /** @description Index; null: of the whole order */
                                mockup: number | null;
                                /** @enum {unknown} */
                                kind: "png" | "pdf" | "svg" | "sheet";
                                /** @enum {unknown} */
                                state: "waiting" | "ready" | "failed";
                                url: string | null;
                                bytes: number | null;
                                /** @description A code, when it failed */
                                reason: string | null;
                                warnings: {
                                    code: string;
                                    element: string | null;
                                    value: string | number | null;
                                }[];
                                /** @description Share of pixels that differ from the mockup, 0 to 1 */
                                difference: number | null;
                            }[];
                            /** @description Newest first */
                            proofs: {
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description A preview; null of a PDF */
                                image: string | null;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                original: string;
                                note: string;
                                answer: ("approve" | "comment") | null;
                                comment: string | null;
                                answeredAt: string | null;
                            }[];
                            /** @description The page on which the customer follows and answers */
                            proofUrl: string;
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
    "/api/design-studio/orders/{id}/artwork/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file for the print shop, by the name it is saved under */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
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
    "/api/design-studio/orders/{id}/mockups/{index}/design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The design of a mockup, with its original images */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    index: number;
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
                            /** @description As it was sent */
                            designData: string;
                            productId: string;
                            productName: string;
                            colorName: string;
                            colorCode: string | null;
                            /** @enum {unknown} */
                            view: "front" | "back";
                            /** @description URL of the picture that it was designed on */
                            garment: string | null;
                            /** @description As it was when it was ordered */
                            printArea: {
                                /** @description Left edge, as a part of the canvas */
                                x: number;
                                /** @description Top edge, as a part of the canvas */
                                y: number;
                                /** @description As a part of the canvas */
                                width: number;
                                widthMm: number;
                                heightMm: number;
                            } | null;
                            assets: {
                                /** @description sha256 */
                                hash: string;
                                /** @description Good for 15 minutes at least */
                                url: string;
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
    "/api/design-studio/orders/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a note for the shop; the customer never sees it */
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
                    "application/json": {
                        note: string;
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
                            /** Format: date-time */
                            at: string;
                            /** @description null: the customer or the worker */
                            by: string | null;
                            /** @enum {unknown} */
                            kind: "received" | "status" | "note" | "artwork" | "proof" | "answer" | "deleted" | "restored";
                            from: string | null;
                            to: string | null;
                            note: string | null;
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
    "/api/design-studio/orders/{id}/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the customer a proof, which is the next version */
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
                        image?: File;
                        /** @description Index of the mockup to send instead of a file */
                        mockup?: number;
                        /** @description For the customer to read */
                        note?: string;
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
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description A preview; null of a PDF */
                            image: string | null;
                            /** @description Good for 15 minutes at least, for whoever has the address */
                            original: string;
                            note: string;
                            answer: ("approve" | "comment") | null;
                            comment: string | null;
                            answeredAt: string | null;
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
    "/api/design-studio/orders/{id}/restore": {
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
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            customerEmail: string;
                            customerPhone: string;
                            notes: string;
                            totalQuantity: number;
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Review" | "Quoted" | "Approved" | "In Production" | "Completed" | "Cancelled";
                            mockups: {
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                mockupImage: string;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                mockupImageOriginal: string;
                                productId: string;
                                productName: string;
                                colorName: string;
                                colorCode: string | null;
                                /** @enum {unknown} */
                                view: "front" | "back";
                                quantity: number;
                                sizes: {
                                    [key: string]: number;
                                } | null;
                                people: {
                                    name: string;
                                    number: string;
                                    size: string;
                                }[];
                            }[];
                            artwork: {
                                /** @description Index; null: of the whole order */
                                mockup: number | null;
                                /** @enum {unknown} */
                                kind: "png" | "pdf" | "svg" | "sheet";
                                /** @enum {unknown} */
                                state: "waiting" | "ready" | "failed";
                                url: string | null;
                                bytes: number | null;
                                /** @description A code, when it failed */
                                reason: string | null;
                                warnings: {
                                    code: string;
                                    element: string | null;
                                    value: string | number | null;
                                }[];
                                /** @description Share of pixels that differ from the mockup, 0 to 1 */
                                difference: number | null;
                            }[];
                            /** @description Newest first */
                            proofs: {
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description A preview; null of a PDF */
                                image: string | null;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                original: string;
                                note: string;
                                answer: ("approve" | "comment") | null;
                                comment: string | null;
                                answeredAt: string | null;
                            }[];
                            /** @description The page on which the customer follows and answers */
                            proofUrl: string;
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
    "/api/design-studio/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Sets the status */
        patch: {
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
                        /** @enum {unknown} */
                        status: "Submitted" | "In Review" | "Quoted" | "Approved" | "In Production" | "Completed" | "Cancelled";
                        note?: string;
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
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            customerEmail: string;
                            customerPhone: string;
                            notes: string;
                            totalQuantity: number;
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Review" | "Quoted" | "Approved" | "In Production" | "Completed" | "Cancelled";
                            mockups: {
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                mockupImage: string;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                mockupImageOriginal: string;
                                productId: string;
                                productName: string;
                                colorName: string;
                                colorCode: string | null;
                                /** @enum {unknown} */
                                view: "front" | "back";
                                quantity: number;
                                sizes: {
                                    [key: string]: number;
                                } | null;
                                people: {
                                    name: string;
                                    number: string;
                                    size: string;
                                }[];
                            }[];
                            artwork: {
                                /** @description Index; null: of the whole order */
                                mockup: number | null;
                                /** @enum {unknown} */
                                kind: "png" | "pdf" | "svg" | "sheet";
                                /** @enum {unknown} */
                                state: "waiting" | "ready" | "failed";
                                url: string | null;
                                bytes: number | null;
                                /** @description A code, when it failed */
                                reason: string | null;
                                warnings: {
                                    code: string;
                                    element: string | null;
                                    value: string | number | null;
                                }[];
                                /** @description Share of pixels that differ from the mockup, 0 to 1 */
                                difference: number | null;
                            }[];
                            /** @description Newest first */
                            proofs: {
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description A preview; null of a PDF */
                                image: string | null;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                original: string;
                                note: string;
                                answer: ("approve" | "comment") | null;
                                comment: string | null;
                                answeredAt: string | null;
                            }[];
                            /** @description The page on which the customer follows and answers */
                            proofUrl: string;
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
        trace?: never;
    };
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
        /** Changes what is sent of a colour and leaves the rest */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The `ETag` (or quoted `version`) that the change was made from */
                    "if-match"?: string;
                };
                path: {
                    productId: string;
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        colorName?: string;
                        colorCode?: string;
                        frontImage?: File;
                        backImage?: File;
                        /** @description Takes the picture of the back away, unless another comes */
                        withoutBack?: boolean;
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
    "/api/design-studio/proofs/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order and its proofs, for whoever has its link */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
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
                            /** @description What shop and customer call the order: the end of its id */
                            number: string;
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Review" | "Quoted" | "Approved" | "In Production" | "Completed" | "Cancelled";
                            /** Format: date-time */
                            createdAt: string;
                            mockups: {
                                /** @description Good for 15 minutes at least */
                                mockupImage: string;
                                productName: string;
                                colorName: string;
                                /** @enum {unknown} */
                                view: "front" | "back";
                                quantity: number;
                            }[];
                            /** @description Oldest first */
                            history: {
                                /** Format: date-time */
                                at: string;
                                status: string;
                            }[];
                            /** @description Newest first; the first may be answered */
                            proofs: {
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description A preview; null of a PDF */
                                image: string | null;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                original: string;
                                note: string;
                                answer: ("approve" | "comment") | null;
                                comment: string | null;
                                answeredAt: string | null;
                            }[];
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
    "/api/design-studio/proofs/{token}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves the newest proof, or comments on it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        answer: "approve" | "comment";
                        comment?: string;
                        /** @description Of the proof that was looked at: the newest if left out */
                        version?: number;
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
                            /** @description What shop and customer call the order: the end of its id */
                            number: string;
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Review" | "Quoted" | "Approved" | "In Production" | "Completed" | "Cancelled";
                            /** Format: date-time */
                            createdAt: string;
                            mockups: {
                                /** @description Good for 15 minutes at least */
                                mockupImage: string;
                                productName: string;
                                colorName: string;
                                /** @enum {unknown} */
                                view: "front" | "back";
                                quantity: number;
                            }[];
                            /** @description Oldest first */
                            history: {
                                /** Format: date-time */
                                at: string;
                                status: string;
                            }[];
                            /** @description Newest first; the first may be answered */
                            proofs: {
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description A preview; null of a PDF */
                                image: string | null;
                                /** @description Good for 15 minutes at least, for whoever has the address */
                                original: string;
                                note: string;
                                answer: ("approve" | "comment") | null;
                                comment: string | null;
                                answeredAt: string | null;
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
                /** @description Too Many Requests */
                429: {
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
    "/api/design-studio/undelivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails that were given up, newest event first, at most 200 */
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
                            /** @description Of the event; an event may have a mail for each audience */
                            _id: string;
                            /** @description What was to be told, such as order.received */
                            event: string;
                            /** @description Id of the order, message or offer */
                            about: string;
                            /** @enum {unknown} */
                            audience: "customer" | "shop";
                            /** @description In codes of mail and mail server: EENVELOPE 550 */
                            reason: string;
                            /** Format: date-time */
                            failedAt: string;
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
    "/api/design-studio/undelivered/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has all mails that were given up tried again: after the mail server was away */
        post: {
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
                            retried: number;
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
    "/api/design-studio/undelivered/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the mails of an event that were given up tried again */
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
