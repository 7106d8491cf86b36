export { createPicture } from './picture/createPicture.ts';
export { exportPng } from './exportPng.ts';
export { exportSvg } from './exportSvg.ts';
