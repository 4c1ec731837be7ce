// Generated from services/orders/openapi.json by `npm run openapi`.
export interface paths {
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages, newest first; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "createdAt" | "-createdAt" | "name" | "-name" | "email" | "-email";
                    read?: boolean;
                    /** @description What looks like spam instead of what does not */
                    spam?: boolean;
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
                            email: string;
                            company: string;
                            phone: string;
                            subject: string;
                            message: string;
                            read: boolean;
                            /** @description null: it is none */
                            spam: ("honeypot" | "too_fast" | "marked") | null;
                            /** Format: date-time */
                            createdAt: string;
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
        /** Sends a message to the shop */
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
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        message: string;
                        company?: string;
                        phone?: string;
                        subject?: string;
                        /** @description A field that people do not see: whoever fills it in is no visitor */
                        website?: string;
                        /** @description Milliseconds from the form’s appearance to its sending; without JavaScript left out */
                        elapsedMs?: number;
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
                            createdAt: string;
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
    "/api/contact/trash": {
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
    "/api/contact/undelivered": {
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
    "/api/contact/undelivered/retry": {
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
    "/api/contact/undelivered/{id}/retry": {
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
    "/api/contact/{id}": {
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
                            email: string;
                            company: string;
                            phone: string;
                            subject: string;
                            message: string;
                            read: boolean;
                            /** @description null: it is none */
                            spam: ("honeypot" | "too_fast" | "marked") | null;
                            /** Format: date-time */
                            createdAt: string;
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
        /** Moves a message into the trash, for 30 days */
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
        /** Marks a message as read or unread, as spam or none */
        patch: {
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
                        read?: boolean;
                        spam?: boolean;
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
                            email: string;
                            company: string;
                            phone: string;
                            subject: string;
                            message: string;
                            read: boolean;
                            /** @description null: it is none */
                            spam: ("honeypot" | "too_fast" | "marked") | null;
                            /** Format: date-time */
                            createdAt: string;
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
        trace?: never;
    };
    "/api/contact/{id}/restore": {
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
                            email: string;
                            company: string;
                            phone: string;
                            subject: string;
                            message: string;
                            read: boolean;
                            /** @description null: it is none */
                            spam: ("honeypot" | "too_fast" | "marked") | null;
                            /** Format: date-time */
                            createdAt: string;
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
    "/api/custom-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the order form offers; with an administrator’s token the list of orders
         * @description The list is newest first unless `sort` says otherwise. `X-Total-Count` says how many orders there are on all pages, where that is known: not of a search that is longer than a page, nor of more than 500 from some days. With a `limit`, words of one or two letters are looked for among the newest 5,000 orders only; `X-Searched` says so at their end.
         */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "createdAt" | "-createdAt" | "email" | "-email" | "orderStatus" | "-orderStatus";
                    orderStatus?: "Submitted" | "In Progress" | "Completed" | "Rejected";
                    /** @description First day of the orders, in Greece */
                    from?: string;
                    /** @description Last day of the orders, in Greece */
                    to?: string;
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
                            /** @description Print areas */
                            options: ("Κέντρο" | "Στήθος" | "Πλάτη" | "Αλλού")[];
                            minQuantity: number;
                            /** @description Of one product */
                            maxQuantity: number;
                            maxProducts: number;
                            minPhoneLength: number;
                            maxImageBytes: number;
                        } | {
                            _id: string;
                            products: {
                                _id: string;
                                title: string | null;
                                favicon: string | null;
                                /**
                                 * @description pending: the catalog could not be asked yet; unknown: it knows no such product
                                 * @enum {unknown}
                                 */
                                state: "pending" | "known" | "unknown";
                            }[];
                            /** @description Parallel to `products` */
                            quantities: number[];
                            options: string[];
                            email: string;
                            phone: string;
                            /** @description Of a preview; good for 15 minutes at least, for whoever has the address */
                            image: string | null;
                            /** @description Of the file as it was sent, to be saved; good for as long */
                            imageOriginal: string | null;
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Progress" | "Completed" | "Rejected";
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
        /** Sends an order in */
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
                        /** Format: email */
                        email: string;
                        /** Format: phone */
                        phone: string;
                        /** @description Ids as a JSON list; one that the catalog does not know is kept, and marked */
                        products?: string[];
                        /** @description JSON list parallel to `products` */
                        quantities?: number[];
                        image?: File;
                        /** @description JSON list of Κέντρο, Στήθος, Πλάτη, Αλλού */
                        options?: string[];
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
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Progress" | "Completed" | "Rejected";
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Opens /api/order-status/{token}, to whoever has it */
                            statusToken: string;
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
    "/api/custom-order/attachment/{until}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The original of an attachment, at the address that the attachment tells */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
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
    "/api/custom-order/attachment/{until}/{token}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The preview of an attachment, at the address that the attachment tells */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
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
    "/api/custom-order/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does the same to many orders, all or nothing */
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
                        action: "status" | "delete" | "restore";
                        ids: string[];
                        /** @enum {unknown} */
                        orderStatus?: "Submitted" | "In Progress" | "Completed" | "Rejected";
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
    "/api/custom-order/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders as CSV, newest first */
        get: {
            parameters: {
                query?: {
                    orderStatus?: "Submitted" | "In Progress" | "Completed" | "Rejected";
                    /** @description First day of the orders, in Greece */
                    from?: string;
                    /** @description Last day of the orders, in Greece */
                    to?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
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
                        "text/csv": string;
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
    "/api/custom-order/image/{until}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The preview of an order’s image, at the address that the order tells */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
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
    "/api/custom-order/image/{until}/{token}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The original of an order’s image, at the address that the order tells */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
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
    "/api/custom-order/trash": {
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
    "/api/custom-order/{id}": {
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
                            products: {
                                _id: string;
                                title: string | null;
                                favicon: string | null;
                                /**
                                 * @description pending: the catalog could not be asked yet; unknown: it knows no such product
                                 * @enum {unknown}
                                 */
                                state: "pending" | "known" | "unknown";
                            }[];
                            /** @description Parallel to `products` */
                            quantities: number[];
                            options: string[];
                            email: string;
                            phone: string;
                            /** @description Of a preview; good for 15 minutes at least, for whoever has the address */
                            image: string | null;
                            /** @description Of the file as it was sent, to be saved; good for as long */
                            imageOriginal: string | null;
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Progress" | "Completed" | "Rejected";
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
        /** Sets the status */
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
                        /** @enum {unknown} */
                        orderStatus: "Submitted" | "In Progress" | "Completed" | "Rejected";
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
                            products: {
                                _id: string;
                                title: string | null;
                                favicon: string | null;
                                /**
                                 * @description pending: the catalog could not be asked yet; unknown: it knows no such product
                                 * @enum {unknown}
                                 */
                                state: "pending" | "known" | "unknown";
                            }[];
                            /** @description Parallel to `products` */
                            quantities: number[];
                            options: string[];
                            email: string;
                            phone: string;
                            /** @description Of a preview; good for 15 minutes at least, for whoever has the address */
                            image: string | null;
                            /** @description Of the file as it was sent, to be saved; good for as long */
                            imageOriginal: string | null;
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Progress" | "Completed" | "Rejected";
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
    "/api/custom-order/{id}/attachments": {
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
                            bytes: number;
                            by: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description To save it; good for 15 minutes at least */
                            url: string;
                            /** @description Of an image */
                            preview: string | null;
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
                        file: File;
                        /** @description What to call it */
                        name?: string;
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
                            bytes: number;
                            by: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description To save it; good for 15 minutes at least */
                            url: string;
                            /** @description Of an image */
                            preview: string | null;
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
    "/api/custom-order/{id}/attachments/{attachment}": {
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
                    id: string;
                    attachment: string;
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
    "/api/custom-order/{id}/notes": {
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
                            /** @description null: the customer */
                            by: string | null;
                            /** @enum {unknown} */
                            kind: "received" | "status" | "note" | "attachment" | "deleted" | "restored";
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
    "/api/custom-order/{id}/restore": {
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
                            products: {
                                _id: string;
                                title: string | null;
                                favicon: string | null;
                                /**
                                 * @description pending: the catalog could not be asked yet; unknown: it knows no such product
                                 * @enum {unknown}
                                 */
                                state: "pending" | "known" | "unknown";
                            }[];
                            /** @description Parallel to `products` */
                            quantities: number[];
                            options: string[];
                            email: string;
                            phone: string;
                            /** @description Of a preview; good for 15 minutes at least, for whoever has the address */
                            image: string | null;
                            /** @description Of the file as it was sent, to be saved; good for as long */
                            imageOriginal: string | null;
                            /** @enum {unknown} */
                            orderStatus: "Submitted" | "In Progress" | "Completed" | "Rejected";
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
    "/api/custom-order/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an order, newest first */
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
                            at: string;
                            /** @description null: the customer */
                            by: string | null;
                            /** @enum {unknown} */
                            kind: "received" | "status" | "note" | "attachment" | "deleted" | "restored";
                            from: string | null;
                            to: string | null;
                            note: string | null;
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
    "/api/offer-link/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An offer, for whoever has its link; 410 while it is being revised */
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
                            number: string;
                            /** @enum {unknown} */
                            status: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                            /** @description To say with a decision what it was made on */
                            version: number;
                            customerName: string;
                            /** Format: date */
                            offerDate: string;
                            /** @description Last day */
                            validUntil: string | null;
                            notes: string;
                            items: {
                                skuCode: string;
                                description: string;
                                quantity: number;
                                /** @description Euro */
                                pricePerItemWithoutVAT: number;
                                /** @description Euro */
                                pricePerItemWithVAT: number;
                                /** @description Euro */
                                netTotal: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                total: number;
                                /** @description The line at other quantities */
                                quantityBreaks: {
                                    quantity: number;
                                    /** @description Euro */
                                    pricePerItemWithoutVAT: number;
                                    /** @description Euro */
                                    pricePerItemWithVAT: number;
                                }[];
                            }[];
                            /** @description What setting up is charged at */
                            setup: {
                                /** @description Euro */
                                netTotal: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                total: number;
                            } | null;
                            /** @description Euro */
                            netTotal: number;
                            /** @description Euro */
                            vat: number;
                            /** @description Euro */
                            total: number;
                            decidedAt: string | null;
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
                /** @description Gone */
                410: {
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offer-link/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer’s decision to accept; made again, it changes nothing */
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
                        name?: string;
                        comment?: string;
                        /** @description Of the offer that was shown: another is refused */
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
                            number: string;
                            /** @enum {unknown} */
                            status: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                            /** @description To say with a decision what it was made on */
                            version: number;
                            customerName: string;
                            /** Format: date */
                            offerDate: string;
                            /** @description Last day */
                            validUntil: string | null;
                            notes: string;
                            items: {
                                skuCode: string;
                                description: string;
                                quantity: number;
                                /** @description Euro */
                                pricePerItemWithoutVAT: number;
                                /** @description Euro */
                                pricePerItemWithVAT: number;
                                /** @description Euro */
                                netTotal: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                total: number;
                                /** @description The line at other quantities */
                                quantityBreaks: {
                                    quantity: number;
                                    /** @description Euro */
                                    pricePerItemWithoutVAT: number;
                                    /** @description Euro */
                                    pricePerItemWithVAT: number;
                                }[];
                            }[];
                            /** @description What setting up is charged at */
                            setup: {
                                /** @description Euro */
                                netTotal: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                total: number;
                            } | null;
                            /** @description Euro */
                            netTotal: number;
                            /** @description Euro */
                            vat: number;
                            /** @description Euro */
                            total: number;
                            decidedAt: string | null;
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
                /** @description Gone */
                410: {
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
    "/api/offer-link/{token}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer’s decision to decline; made again, it changes nothing */
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
                        name?: string;
                        comment?: string;
                        /** @description Of the offer that was shown: another is refused */
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
                            number: string;
                            /** @enum {unknown} */
                            status: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                            /** @description To say with a decision what it was made on */
                            version: number;
                            customerName: string;
                            /** Format: date */
                            offerDate: string;
                            /** @description Last day */
                            validUntil: string | null;
                            notes: string;
                            items: {
                                skuCode: string;
                                description: string;
                                quantity: number;
                                /** @description Euro */
                                pricePerItemWithoutVAT: number;
                                /** @description Euro */
                                pricePerItemWithVAT: number;
                                /** @description Euro */
                                netTotal: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                total: number;
                                /** @description The line at other quantities */
                                quantityBreaks: {
                                    quantity: number;
                                    /** @description Euro */
                                    pricePerItemWithoutVAT: number;
                                    /** @description Euro */
                                    pricePerItemWithVAT: number;
                                }[];
                            }[];
                            /** @description What setting up is charged at */
                            setup: {
                                /** @description Euro */
                                netTotal: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                total: number;
                            } | null;
                            /** @description Euro */
                            netTotal: number;
                            /** @description Euro */
                            vat: number;
                            /** @description Euro */
                            total: number;
                            decidedAt: string | null;
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
                /** @description Gone */
                410: {
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
    "/api/offer-link/{token}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same on paper, in Greek */
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
                /** @description The PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": unknown;
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
                /** @description Gone */
                410: {
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All offers, newest first; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "createdAt" | "-createdAt" | "number" | "-number" | "customerName" | "-customerName" | "offerDate" | "-offerDate" | "totalCost" | "-totalCost" | "totalRevenue" | "-totalRevenue" | "totalProfit" | "-totalProfit" | "profitMargin" | "-profitMargin";
                    status?: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                    from?: string;
                    to?: string;
                    /** @description Made from this custom order */
                    customOrder?: string;
                    /** @description Made from this order of the design studio */
                    designOrder?: string;
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
                            /** @description ΠΡ-2026-0001 */
                            number: string;
                            /** @enum {unknown} */
                            status: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                            customerName: string;
                            customerEmail: string;
                            customerAddress: string;
                            /** Format: date */
                            offerDate: string;
                            validUntil: string | null;
                            notes: string;
                            customOrder: string | null;
                            designOrder: string | null;
                            items: {
                                _id: string;
                                /** @description As it is now; null when it no longer exists */
                                sku: {
                                    _id: string;
                                    skuCode: string;
                                    productDescription: string;
                                } | null;
                                /** @description Like the description and the price, as it was quoted */
                                skuCode: string;
                                productDescription: string;
                                /** @description Euro */
                                priceWithoutVAT: number;
                                minimumOrderItems: number;
                                /** @description A warning: nothing is refused for it */
                                belowMinimumOrder: boolean;
                                quantity: number;
                                /** @description Euro */
                                printCostPerItem: number;
                                /** @description Percent */
                                marginPercentage: number;
                                /** @description Euro */
                                setupFee: number;
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                                /** @description The line at other quantities, in no total */
                                quantityBreaks: {
                                    quantity: number;
                                    /** @description Euro */
                                    totalCostWithoutVAT: number;
                                    /** @description Euro */
                                    costVAT: number;
                                    /** @description Euro */
                                    totalCost: number;
                                    /** @description Euro */
                                    netRevenue: number;
                                    /** @description Euro */
                                    vat: number;
                                    /** @description Euro */
                                    totalRevenue: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithoutVAT: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithVAT: number;
                                    /** @description Euro */
                                    profit: number;
                                    /** @description Euro */
                                    profitPerItem: number;
                                }[];
                            }[];
                            /** @description Euro */
                            setupFee: number;
                            /** @description The offer's own set-up fee as a line; null when there is none */
                            setup: {
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                            } | null;
                            /** @description Euro */
                            totalCostWithoutVAT: number;
                            /** @description Euro */
                            costVAT: number;
                            /** @description Euro */
                            totalCost: number;
                            /** @description Euro */
                            netRevenue: number;
                            /** @description Euro */
                            vat: number;
                            /** @description Euro */
                            totalRevenue: number;
                            /** @description Euro */
                            totalProfit: number;
                            /** @description Percent: total profit ÷ total cost */
                            profitMargin: number;
                            /** @description Euro */
                            netProfit: number;
                            /** @description Percent: net profit ÷ total cost without VAT */
                            netMargin: number;
                            /** @description Path of the customer’s page; null while it is a draft */
                            link: string | null;
                            sentAt: string | null;
                            decision: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                comment: string;
                            } | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
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
        /** Prices an offer and stores it as a draft, with the next number of its year */
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
                    "application/json": {
                        customerName: string;
                        /** @description `2026-11-20`, or a moment of that day */
                        offerDate: string | unknown | unknown;
                        items: {
                            /**
                             * Format: uuid
                             * @description Of a line that stays: it keeps the price it was quoted at
                             */
                            _id?: string;
                            sku: string;
                            quantity: number;
                            /**
                             * Print cost per item
                             * Format: two-decimals
                             */
                            printCostPerItem: number;
                            /**
                             * Margin percentage
                             * Format: two-decimals
                             */
                            marginPercentage: number;
                            /**
                             * Setup fee
                             * Format: two-decimals
                             * @description Paid once for the line, without VAT
                             */
                            setupFee?: number;
                            /** @description Other quantities to price the line for */
                            quantityBreaks?: number[];
                        }[];
                        customerEmail?: "" | string;
                        customerAddress?: string;
                        /** @description Last day; null for no end; left out, 30 days after the offer date */
                        validUntil?: string | null;
                        /** @description For the customer to read */
                        notes?: string;
                        /**
                         * Setup fee
                         * Format: two-decimals
                         * @description Paid once for the offer, without VAT, at no margin
                         */
                        setupFee?: number;
                        /** @description The custom order that it was made from */
                        customOrder?: string | null;
                        /** @description The order of the design studio that it was made from */
                        designOrder?: string | null;
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
                            /** @description ΠΡ-2026-0001 */
                            number: string;
                            /** @enum {unknown} */
                            status: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                            customerName: string;
                            customerEmail: string;
                            customerAddress: string;
                            /** Format: date */
                            offerDate: string;
                            validUntil: string | null;
                            notes: string;
                            customOrder: string | null;
                            designOrder: string | null;
                            items: {
                                _id: string;
                                /** @description As it is now; null when it no longer exists */
                                sku: {
                                    _id: string;
                                    skuCode: string;
                                    productDescription: string;
                                } | null;
                                /** @description Like the description and the price, as it was quoted */
                                skuCode: string;
                                productDescription: string;
                                /** @description Euro */
                                priceWithoutVAT: number;
                                minimumOrderItems: number;
                                /** @description A warning: nothing is refused for it */
                                belowMinimumOrder: boolean;
                                quantity: number;
                                /** @description Euro */
                                printCostPerItem: number;
                                /** @description Percent */
                                marginPercentage: number;
                                /** @description Euro */
                                setupFee: number;
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                                /** @description The line at other quantities, in no total */
                                quantityBreaks: {
                                    quantity: number;
                                    /** @description Euro */
                                    totalCostWithoutVAT: number;
                                    /** @description Euro */
                                    costVAT: number;
                                    /** @description Euro */
                                    totalCost: number;
                                    /** @description Euro */
                                    netRevenue: number;
                                    /** @description Euro */
                                    vat: number;
                                    /** @description Euro */
                                    totalRevenue: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithoutVAT: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithVAT: number;
                                    /** @description Euro */
                                    profit: number;
                                    /** @description Euro */
                                    profitPerItem: number;
                                }[];
                            }[];
                            /** @description Euro */
                            setupFee: number;
                            /** @description The offer's own set-up fee as a line; null when there is none */
                            setup: {
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                            } | null;
                            /** @description Euro */
                            totalCostWithoutVAT: number;
                            /** @description Euro */
                            costVAT: number;
                            /** @description Euro */
                            totalCost: number;
                            /** @description Euro */
                            netRevenue: number;
                            /** @description Euro */
                            vat: number;
                            /** @description Euro */
                            totalRevenue: number;
                            /** @description Euro */
                            totalProfit: number;
                            /** @description Percent: total profit ÷ total cost */
                            profitMargin: number;
                            /** @description Euro */
                            netProfit: number;
                            /** @description Percent: net profit ÷ total cost without VAT */
                            netMargin: number;
                            /** @description Path of the customer’s page; null while it is a draft */
                            link: string | null;
                            sentAt: string | null;
                            decision: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                comment: string;
                            } | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
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
                /** @description Unprocessable Entity */
                422: {
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
    "/api/offers/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a custom order tells of the offer to write for it */
        get: {
            parameters: {
                query: {
                    customOrder: string;
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
                            customOrder: string;
                            customerName: string;
                            customerEmail: string;
                            /** Format: date */
                            offerDate: string;
                            notes: string;
                            items: {
                                /** @description The SKU whose description has most words of the product’s title, if any has half */
                                sku: string | null;
                                /** @description As ordered; null when the catalog no longer knew it */
                                productTitle: string | null;
                                quantity: number;
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
        /** What an order of the design studio, as its service tells it, begins an offer with */
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
                        /** Format: uuid */
                        designOrder: string;
                        customerEmail?: string;
                        items: {
                            productTitle: string;
                            quantity: number;
                        }[];
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
                            designOrder: string;
                            customerName: string;
                            customerEmail: string;
                            /** Format: date */
                            offerDate: string;
                            notes: string;
                            items: {
                                /** @description The SKU whose description has most words of the product’s title, if any has half */
                                sku: string | null;
                                /** @description As ordered; null when the catalog no longer knew it */
                                productTitle: string | null;
                                quantity: number;
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
    "/api/offers/trash": {
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
    "/api/offers/{id}": {
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
                            /** @description ΠΡ-2026-0001 */
                            number: string;
                            /** @enum {unknown} */
                            status: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                            customerName: string;
                            customerEmail: string;
                            customerAddress: string;
                            /** Format: date */
                            offerDate: string;
                            validUntil: string | null;
                            notes: string;
                            customOrder: string | null;
                            designOrder: string | null;
                            items: {
                                _id: string;
                                /** @description As it is now; null when it no longer exists */
                                sku: {
                                    _id: string;
                                    skuCode: string;
                                    productDescription: string;
                                } | null;
                                /** @description Like the description and the price, as it was quoted */
                                skuCode: string;
                                productDescription: string;
                                /** @description Euro */
                                priceWithoutVAT: number;
                                minimumOrderItems: number;
                                /** @description A warning: nothing is refused for it */
                                belowMinimumOrder: boolean;
                                quantity: number;
                                /** @description Euro */
                                printCostPerItem: number;
                                /** @description Percent */
                                marginPercentage: number;
                                /** @description Euro */
                                setupFee: number;
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                                /** @description The line at other quantities, in no total */
                                quantityBreaks: {
                                    quantity: number;
                                    /** @description Euro */
                                    totalCostWithoutVAT: number;
                                    /** @description Euro */
                                    costVAT: number;
                                    /** @description Euro */
                                    totalCost: number;
                                    /** @description Euro */
                                    netRevenue: number;
                                    /** @description Euro */
                                    vat: number;
                                    /** @description Euro */
                                    totalRevenue: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithoutVAT: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithVAT: number;
                                    /** @description Euro */
                                    profit: number;
                                    /** @description Euro */
                                    profitPerItem: number;
                                }[];
                            }[];
                            /** @description Euro */
                            setupFee: number;
                            /** @description The offer's own set-up fee as a line; null when there is none */
                            setup: {
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                            } | null;
                            /** @description Euro */
                            totalCostWithoutVAT: number;
                            /** @description Euro */
                            costVAT: number;
                            /** @description Euro */
                            totalCost: number;
                            /** @description Euro */
                            netRevenue: number;
                            /** @description Euro */
                            vat: number;
                            /** @description Euro */
                            totalRevenue: number;
                            /** @description Euro */
                            totalProfit: number;
                            /** @description Percent: total profit ÷ total cost */
                            profitMargin: number;
                            /** @description Euro */
                            netProfit: number;
                            /** @description Percent: net profit ÷ total cost without VAT */
                            netMargin: number;
                            /** @description Path of the customer’s page; null while it is a draft */
                            link: string | null;
                            sentAt: string | null;
                            decision: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                comment: string;
                            } | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
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
        /** Changes and prices a draft; a line that stays keeps the price it was quoted at */
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
                        customerName: string;
                        /** @description `2026-11-20`, or a moment of that day */
                        offerDate: string | unknown | unknown;
                        items: {
                            /**
                             * Format: uuid
                             * @description Of a line that stays: it keeps the price it was quoted at
                             */
                            _id?: string;
                            sku: string;
                            quantity: number;
                            /**
                             * Print cost per item
                             * Format: two-decimals
                             */
                            printCostPerItem: number;
                            /**
                             * Margin percentage
                             * Format: two-decimals
                             */
                            marginPercentage: number;
                            /**
                             * Setup fee
                             * Format: two-decimals
                             * @description Paid once for the line, without VAT
                             */
                            setupFee?: number;
                            /** @description Other quantities to price the line for */
                            quantityBreaks?: number[];
                        }[];
                        customerEmail?: "" | string;
                        customerAddress?: string;
                        /** @description Last day; null for no end; left out, 30 days after the offer date */
                        validUntil?: string | null;
                        /** @description For the customer to read */
                        notes?: string;
                        /**
                         * Setup fee
                         * Format: two-decimals
                         * @description Paid once for the offer, without VAT, at no margin
                         */
                        setupFee?: number;
                        /** @description The custom order that it was made from */
                        customOrder?: string | null;
                        /** @description The order of the design studio that it was made from */
                        designOrder?: string | null;
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
                            /** @description ΠΡ-2026-0001 */
                            number: string;
                            /** @enum {unknown} */
                            status: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                            customerName: string;
                            customerEmail: string;
                            customerAddress: string;
                            /** Format: date */
                            offerDate: string;
                            validUntil: string | null;
                            notes: string;
                            customOrder: string | null;
                            designOrder: string | null;
                            items: {
                                _id: string;
                                /** @description As it is now; null when it no longer exists */
                                sku: {
                                    _id: string;
                                    skuCode: string;
                                    productDescription: string;
                                } | null;
                                /** @description Like the description and the price, as it was quoted */
                                skuCode: string;
                                productDescription: string;
                                /** @description Euro */
                                priceWithoutVAT: number;
                                minimumOrderItems: number;
                                /** @description A warning: nothing is refused for it */
                                belowMinimumOrder: boolean;
                                quantity: number;
                                /** @description Euro */
                                printCostPerItem: number;
                                /** @description Percent */
                                marginPercentage: number;
                                /** @description Euro */
                                setupFee: number;
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                                /** @description The line at other quantities, in no total */
                                quantityBreaks: {
                                    quantity: number;
                                    /** @description Euro */
                                    totalCostWithoutVAT: number;
                                    /** @description Euro */
                                    costVAT: number;
                                    /** @description Euro */
                                    totalCost: number;
                                    /** @description Euro */
                                    netRevenue: number;
                                    /** @description Euro */
                                    vat: number;
                                    /** @description Euro */
                                    totalRevenue: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithoutVAT: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithVAT: number;
                                    /** @description Euro */
                                    profit: number;
                                    /** @description Euro */
                                    profitPerItem: number;
                                }[];
                            }[];
                            /** @description Euro */
                            setupFee: number;
                            /** @description The offer's own set-up fee as a line; null when there is none */
                            setup: {
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                            } | null;
                            /** @description Euro */
                            totalCostWithoutVAT: number;
                            /** @description Euro */
                            costVAT: number;
                            /** @description Euro */
                            totalCost: number;
                            /** @description Euro */
                            netRevenue: number;
                            /** @description Euro */
                            vat: number;
                            /** @description Euro */
                            totalRevenue: number;
                            /** @description Euro */
                            totalProfit: number;
                            /** @description Percent: total profit ÷ total cost */
                            profitMargin: number;
                            /** @description Euro */
                            netProfit: number;
                            /** @description Percent: net profit ÷ total cost without VAT */
                            netMargin: number;
                            /** @description Path of the customer’s page; null while it is a draft */
                            link: string | null;
                            sentAt: string | null;
                            decision: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                comment: string;
                            } | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
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
        /** Puts an offer into the trash; its link stops working */
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
    "/api/offers/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a draft of today with the same customer and lines, at what the SKUs cost now */
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            /** @description ΠΡ-2026-0001 */
                            number: string;
                            /** @enum {unknown} */
                            status: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                            customerName: string;
                            customerEmail: string;
                            customerAddress: string;
                            /** Format: date */
                            offerDate: string;
                            validUntil: string | null;
                            notes: string;
                            customOrder: string | null;
                            designOrder: string | null;
                            items: {
                                _id: string;
                                /** @description As it is now; null when it no longer exists */
                                sku: {
                                    _id: string;
                                    skuCode: string;
                                    productDescription: string;
                                } | null;
                                /** @description Like the description and the price, as it was quoted */
                                skuCode: string;
                                productDescription: string;
                                /** @description Euro */
                                priceWithoutVAT: number;
                                minimumOrderItems: number;
                                /** @description A warning: nothing is refused for it */
                                belowMinimumOrder: boolean;
                                quantity: number;
                                /** @description Euro */
                                printCostPerItem: number;
                                /** @description Percent */
                                marginPercentage: number;
                                /** @description Euro */
                                setupFee: number;
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                                /** @description The line at other quantities, in no total */
                                quantityBreaks: {
                                    quantity: number;
                                    /** @description Euro */
                                    totalCostWithoutVAT: number;
                                    /** @description Euro */
                                    costVAT: number;
                                    /** @description Euro */
                                    totalCost: number;
                                    /** @description Euro */
                                    netRevenue: number;
                                    /** @description Euro */
                                    vat: number;
                                    /** @description Euro */
                                    totalRevenue: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithoutVAT: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithVAT: number;
                                    /** @description Euro */
                                    profit: number;
                                    /** @description Euro */
                                    profitPerItem: number;
                                }[];
                            }[];
                            /** @description Euro */
                            setupFee: number;
                            /** @description The offer's own set-up fee as a line; null when there is none */
                            setup: {
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                            } | null;
                            /** @description Euro */
                            totalCostWithoutVAT: number;
                            /** @description Euro */
                            costVAT: number;
                            /** @description Euro */
                            totalCost: number;
                            /** @description Euro */
                            netRevenue: number;
                            /** @description Euro */
                            vat: number;
                            /** @description Euro */
                            totalRevenue: number;
                            /** @description Euro */
                            totalProfit: number;
                            /** @description Percent: total profit ÷ total cost */
                            profitMargin: number;
                            /** @description Euro */
                            netProfit: number;
                            /** @description Percent: net profit ÷ total cost without VAT */
                            netMargin: number;
                            /** @description Path of the customer’s page; null while it is a draft */
                            link: string | null;
                            sentAt: string | null;
                            decision: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                comment: string;
                            } | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
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
    "/api/offers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what, newest first */
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
                            /** @description That this change made */
                            version: number;
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator; null for the customer */
                            by: string | null;
                            action: string;
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
    "/api/offers/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offer as the customer gets it on paper, in Greek */
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
                /** @description The PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": unknown;
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
    "/api/offers/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an offer out of the trash */
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
                            /** @description ΠΡ-2026-0001 */
                            number: string;
                            /** @enum {unknown} */
                            status: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                            customerName: string;
                            customerEmail: string;
                            customerAddress: string;
                            /** Format: date */
                            offerDate: string;
                            validUntil: string | null;
                            notes: string;
                            customOrder: string | null;
                            designOrder: string | null;
                            items: {
                                _id: string;
                                /** @description As it is now; null when it no longer exists */
                                sku: {
                                    _id: string;
                                    skuCode: string;
                                    productDescription: string;
                                } | null;
                                /** @description Like the description and the price, as it was quoted */
                                skuCode: string;
                                productDescription: string;
                                /** @description Euro */
                                priceWithoutVAT: number;
                                minimumOrderItems: number;
                                /** @description A warning: nothing is refused for it */
                                belowMinimumOrder: boolean;
                                quantity: number;
                                /** @description Euro */
                                printCostPerItem: number;
                                /** @description Percent */
                                marginPercentage: number;
                                /** @description Euro */
                                setupFee: number;
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                                /** @description The line at other quantities, in no total */
                                quantityBreaks: {
                                    quantity: number;
                                    /** @description Euro */
                                    totalCostWithoutVAT: number;
                                    /** @description Euro */
                                    costVAT: number;
                                    /** @description Euro */
                                    totalCost: number;
                                    /** @description Euro */
                                    netRevenue: number;
                                    /** @description Euro */
                                    vat: number;
                                    /** @description Euro */
                                    totalRevenue: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithoutVAT: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithVAT: number;
                                    /** @description Euro */
                                    profit: number;
                                    /** @description Euro */
                                    profitPerItem: number;
                                }[];
                            }[];
                            /** @description Euro */
                            setupFee: number;
                            /** @description The offer's own set-up fee as a line; null when there is none */
                            setup: {
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                            } | null;
                            /** @description Euro */
                            totalCostWithoutVAT: number;
                            /** @description Euro */
                            costVAT: number;
                            /** @description Euro */
                            totalCost: number;
                            /** @description Euro */
                            netRevenue: number;
                            /** @description Euro */
                            vat: number;
                            /** @description Euro */
                            totalRevenue: number;
                            /** @description Euro */
                            totalProfit: number;
                            /** @description Percent: total profit ÷ total cost */
                            profitMargin: number;
                            /** @description Euro */
                            netProfit: number;
                            /** @description Percent: net profit ÷ total cost without VAT */
                            netMargin: number;
                            /** @description Path of the customer’s page; null while it is a draft */
                            link: string | null;
                            sentAt: string | null;
                            decision: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                comment: string;
                            } | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
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
    "/api/offers/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the customer’s link and has it mailed to the customer */
        post: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            /** @description ΠΡ-2026-0001 */
                            number: string;
                            /** @enum {unknown} */
                            status: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                            customerName: string;
                            customerEmail: string;
                            customerAddress: string;
                            /** Format: date */
                            offerDate: string;
                            validUntil: string | null;
                            notes: string;
                            customOrder: string | null;
                            designOrder: string | null;
                            items: {
                                _id: string;
                                /** @description As it is now; null when it no longer exists */
                                sku: {
                                    _id: string;
                                    skuCode: string;
                                    productDescription: string;
                                } | null;
                                /** @description Like the description and the price, as it was quoted */
                                skuCode: string;
                                productDescription: string;
                                /** @description Euro */
                                priceWithoutVAT: number;
                                minimumOrderItems: number;
                                /** @description A warning: nothing is refused for it */
                                belowMinimumOrder: boolean;
                                quantity: number;
                                /** @description Euro */
                                printCostPerItem: number;
                                /** @description Percent */
                                marginPercentage: number;
                                /** @description Euro */
                                setupFee: number;
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                                /** @description The line at other quantities, in no total */
                                quantityBreaks: {
                                    quantity: number;
                                    /** @description Euro */
                                    totalCostWithoutVAT: number;
                                    /** @description Euro */
                                    costVAT: number;
                                    /** @description Euro */
                                    totalCost: number;
                                    /** @description Euro */
                                    netRevenue: number;
                                    /** @description Euro */
                                    vat: number;
                                    /** @description Euro */
                                    totalRevenue: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithoutVAT: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithVAT: number;
                                    /** @description Euro */
                                    profit: number;
                                    /** @description Euro */
                                    profitPerItem: number;
                                }[];
                            }[];
                            /** @description Euro */
                            setupFee: number;
                            /** @description The offer's own set-up fee as a line; null when there is none */
                            setup: {
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                            } | null;
                            /** @description Euro */
                            totalCostWithoutVAT: number;
                            /** @description Euro */
                            costVAT: number;
                            /** @description Euro */
                            totalCost: number;
                            /** @description Euro */
                            netRevenue: number;
                            /** @description Euro */
                            vat: number;
                            /** @description Euro */
                            totalRevenue: number;
                            /** @description Euro */
                            totalProfit: number;
                            /** @description Percent: total profit ÷ total cost */
                            profitMargin: number;
                            /** @description Euro */
                            netProfit: number;
                            /** @description Percent: net profit ÷ total cost without VAT */
                            netMargin: number;
                            /** @description Path of the customer’s page; null while it is a draft */
                            link: string | null;
                            sentAt: string | null;
                            decision: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                comment: string;
                            } | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
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
    "/api/offers/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the status without telling the customer */
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
                        /** @enum {unknown} */
                        status: "Draft" | "Sent" | "Accepted" | "Rejected";
                        comment?: string;
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
                            /** @description ΠΡ-2026-0001 */
                            number: string;
                            /** @enum {unknown} */
                            status: "Draft" | "Sent" | "Accepted" | "Rejected" | "Expired";
                            customerName: string;
                            customerEmail: string;
                            customerAddress: string;
                            /** Format: date */
                            offerDate: string;
                            validUntil: string | null;
                            notes: string;
                            customOrder: string | null;
                            designOrder: string | null;
                            items: {
                                _id: string;
                                /** @description As it is now; null when it no longer exists */
                                sku: {
                                    _id: string;
                                    skuCode: string;
                                    productDescription: string;
                                } | null;
                                /** @description Like the description and the price, as it was quoted */
                                skuCode: string;
                                productDescription: string;
                                /** @description Euro */
                                priceWithoutVAT: number;
                                minimumOrderItems: number;
                                /** @description A warning: nothing is refused for it */
                                belowMinimumOrder: boolean;
                                quantity: number;
                                /** @description Euro */
                                printCostPerItem: number;
                                /** @description Percent */
                                marginPercentage: number;
                                /** @description Euro */
                                setupFee: number;
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                                /** @description The line at other quantities, in no total */
                                quantityBreaks: {
                                    quantity: number;
                                    /** @description Euro */
                                    totalCostWithoutVAT: number;
                                    /** @description Euro */
                                    costVAT: number;
                                    /** @description Euro */
                                    totalCost: number;
                                    /** @description Euro */
                                    netRevenue: number;
                                    /** @description Euro */
                                    vat: number;
                                    /** @description Euro */
                                    totalRevenue: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithoutVAT: number;
                                    /** @description Euro */
                                    sellingPricePerItemWithVAT: number;
                                    /** @description Euro */
                                    profit: number;
                                    /** @description Euro */
                                    profitPerItem: number;
                                }[];
                            }[];
                            /** @description Euro */
                            setupFee: number;
                            /** @description The offer's own set-up fee as a line; null when there is none */
                            setup: {
                                /** @description Euro */
                                totalCostWithoutVAT: number;
                                /** @description Euro */
                                costVAT: number;
                                /** @description Euro */
                                totalCost: number;
                                /** @description Euro */
                                netRevenue: number;
                                /** @description Euro */
                                vat: number;
                                /** @description Euro */
                                totalRevenue: number;
                                /** @description Euro */
                                sellingPricePerItemWithoutVAT: number;
                                /** @description Euro */
                                sellingPricePerItemWithVAT: number;
                                /** @description Euro */
                                profit: number;
                                /** @description Euro */
                                profitPerItem: number;
                            } | null;
                            /** @description Euro */
                            totalCostWithoutVAT: number;
                            /** @description Euro */
                            costVAT: number;
                            /** @description Euro */
                            totalCost: number;
                            /** @description Euro */
                            netRevenue: number;
                            /** @description Euro */
                            vat: number;
                            /** @description Euro */
                            totalRevenue: number;
                            /** @description Euro */
                            totalProfit: number;
                            /** @description Percent: total profit ÷ total cost */
                            profitMargin: number;
                            /** @description Euro */
                            netProfit: number;
                            /** @description Percent: net profit ÷ total cost without VAT */
                            netMargin: number;
                            /** @description Path of the customer’s page; null while it is a draft */
                            link: string | null;
                            sentAt: string | null;
                            decision: {
                                /** Format: date-time */
                                at: string;
                                name: string;
                                comment: string;
                            } | null;
                            /** @description Grows with every change; the number in `ETag` */
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
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
    "/api/order-status/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order’s status, for whoever has its link */
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
                            orderStatus: "Submitted" | "In Progress" | "Completed" | "Rejected";
                            /** Format: date-time */
                            createdAt: string;
                            items: {
                                /** @description null: not known (yet) */
                                title: string | null;
                                quantity: number;
                            }[];
                            options: string[];
                            hasImage: boolean;
                            /** @description Oldest first */
                            history: {
                                /** Format: date-time */
                                at: string;
                                status: string;
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
    "/api/sku": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All SKUs; `X-Total-Count` says how many there are on all pages */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    /** @description Words to find, in any case or accents */
                    q?: string;
                    sort?: "skuCode" | "-skuCode" | "createdAt" | "-createdAt" | "productDescription" | "-productDescription" | "vendor" | "-vendor" | "priceWithoutVAT" | "-priceWithoutVAT" | "minimumOrderItems" | "-minimumOrderItems";
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
                            /** @description Assigned by the service, never twice */
                            skuCode: string;
                            productDescription: string;
                            vendor: string;
                            /** @description Euro */
                            priceWithoutVAT: number;
                            minimumOrderItems: number;
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
                    "application/json": {
                        productDescription: string;
                        vendor: string;
                        /**
                         * Price without VAT
                         * Format: two-decimals
                         */
                        priceWithoutVAT: number;
                        minimumOrderItems: number;
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
                            /** @description Assigned by the service, never twice */
                            skuCode: string;
                            productDescription: string;
                            vendor: string;
                            /** @description Euro */
                            priceWithoutVAT: number;
                            minimumOrderItems: number;
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
                /** @description Unprocessable Entity */
                422: {
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
    "/api/sku/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All SKUs as a CSV file (UTF-8 with a byte order mark, safe to open) */
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
    "/api/sku/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the SKUs of a CSV file and changes those that it names by skuCode */
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
    "/api/sku/trash": {
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
    "/api/sku/{id}": {
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
                            /** @description Assigned by the service, never twice */
                            skuCode: string;
                            productDescription: string;
                            vendor: string;
                            /** @description Euro */
                            priceWithoutVAT: number;
                            minimumOrderItems: number;
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
        /** Changes a SKU; offers that were made from it stay as they are */
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
                        productDescription: string;
                        vendor: string;
                        /**
                         * Price without VAT
                         * Format: two-decimals
                         */
                        priceWithoutVAT: number;
                        minimumOrderItems: number;
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
                            /** @description Assigned by the service, never twice */
                            skuCode: string;
                            productDescription: string;
                            vendor: string;
                            /** @description Euro */
                            priceWithoutVAT: number;
                            minimumOrderItems: number;
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
        /** Puts a SKU into the trash; offers show it as missing and keep their amounts */
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
    "/api/sku/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what, newest first */
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
                            /** @description That this change made */
                            version: number;
                            /** Format: date-time */
                            at: string;
                            /** @description E-mail of the administrator; null for the customer */
                            by: string | null;
                            action: string;
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
    "/api/sku/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a SKU out of the trash */
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
                            /** @description Assigned by the service, never twice */
                            skuCode: string;
                            productDescription: string;
                            vendor: string;
                            /** @description Euro */
                            priceWithoutVAT: number;
                            minimumOrderItems: number;
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
