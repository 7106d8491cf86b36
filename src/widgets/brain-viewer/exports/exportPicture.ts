export { createPicture } from './picture/createPicture.ts';
export { createMapPicture } from './picture/mapPicture.ts';
export { exportPng } from './exportPng.ts';
export { exportSvg } from './exportSvg.ts';
