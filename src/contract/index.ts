export * from './chat.ts';
export * from './chatFiles.ts';
export * from './chatSessions.ts';
export * from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export * from './errors.ts';
export * from './identity.ts';
export * from './ids.ts';
