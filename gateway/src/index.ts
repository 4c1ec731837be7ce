export type { GatewayConfig, Limits } from './config.ts'
export { gatewayDir, renderGateway } from './render.ts'
