export { createProvisioningClient } from './createProvisioningClient.ts';
export type { ProvisioningClient, ProvisioningClientOptions } from './createProvisioningClient.ts';
export { createTokenHandler } from './createTokenHandler.ts';
export type { Authorization, TokenHandlerOptions } from './createTokenHandler.ts';
export { createWebhookSender } from './createWebhookSender.ts';
export type { WebhookSender, WebhookSenderOptions } from './createWebhookSender.ts';
