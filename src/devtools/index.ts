export { BrainstemDevtools } from './BrainstemDevtools.tsx';
export type { BrainstemDevtoolsProps } from './BrainstemDevtools.tsx';
