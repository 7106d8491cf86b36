export * from './createMailSettings.ts';
