// Generated from services/orders/openapi.json by `npm run openapi`.
export interface paths {
    "/api/custom-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the order form offers and takes */
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
                            /** @description Print areas */
                            options: ("Κέντρο" | "Στήθος" | "Πλάτη" | "Αλλού")[];
                            minQuantity: number;
                            /** @description Of one product */
                            maxQuantity: number;
                            maxProducts: number;
                            minPhoneLength: number;
                            maxImageBytes: number;
                        };
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
