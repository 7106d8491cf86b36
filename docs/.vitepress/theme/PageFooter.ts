import { withBase } from 'vitepress';
import { h } from 'vue';
import { version } from '../../../package.json';

const repository = 'https://github.com/brainstem/brainstem';

/** What closes every page: licence, version, sources and where to report a vulnerability. */
export const PageFooter = () =>
  h('footer', { class: 'page-footer' }, [
    h('a', { href: `${repository}/blob/main/LICENSE` }, 'MIT licence'),
    h('a', { href: `${repository}/blob/main/SECURITY.md` }, 'Report a vulnerability'),
    h('a', { href: withBase('/changes') }, `Version ${version}`),
    h('a', { href: repository }, 'GitHub'),
  ]);
