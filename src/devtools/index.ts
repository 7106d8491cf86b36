export { BrainstemDevtools } from './BrainstemDevtools.tsx';
export type { BrainstemDevtoolsProps } from './BrainstemDevtools.tsx';
export type { DevtoolsFault, DevtoolsMock } from './DevtoolsMock.ts';
