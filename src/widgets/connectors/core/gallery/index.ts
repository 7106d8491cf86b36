export * from './createGallery.ts';
