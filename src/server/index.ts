export { createChatCallbacks } from './createChatCallbacks.ts';
export type { ChatCallbackOptions, ChatCallbacks } from './createChatCallbacks.ts';
export { createNodeListener } from './createNodeListener.ts';
export type {
  FastifyLikeReply,
  FastifyLikeRequest,
  NodeListener,
  NodeListenerOptions,
  NodeRequest,
  NodeResponse,
} from './createNodeListener.ts';
export { createProvisioningClient } from './createProvisioningClient.ts';
export type { ProvisioningClient, ProvisioningClientOptions } from './createProvisioningClient.ts';
export { createTokenCache } from './tokens/createTokenCache.ts';
export type {
  CachedToken,
  FoundToken,
  MemoryTokenCache,
  TokenCache,
} from './tokens/createTokenCache.ts';
export { createTokenHandler } from './tokens/createTokenHandler.ts';
export type { Authorization, TokenHandlerOptions } from './tokens/createTokenHandler.ts';
export { createWebhookSender } from './createWebhookSender.ts';
export type { WebhookSender, WebhookSenderOptions } from './createWebhookSender.ts';
export type {
  AsyncCallback,
  CreateApiKeyBody,
  CreateOrganisationBody,
  CreateServiceActorBody,
  Organisation,
  RotateApiKeyBody,
} from '../contract/index.ts';
export type { CallOptions, ConnectorRules, PersonRights, PresetValue } from '../client/index.ts';
