export * from './createChatCallbacks.ts';
export * from './createNodeListener.ts';
export * from './createProvisioningClient.ts';
export * from './tokens/createTokenCache.ts';
export * from './tokens/createTokenHandler.ts';
export * from './createWebhookSender.ts';
export type {
  AsyncCallback,
  CreateApiKeyBody,
  CreateOrganisationBody,
  CreateServiceActorBody,
  Organisation,
  RotateApiKeyBody,
} from '../contract/index.ts';
export type { CallOptions, ConnectorRules, PersonRights, PresetValue } from '../client/index.ts';
