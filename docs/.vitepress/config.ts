import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { tabsMarkdownPlugin } from 'vitepress-plugin-tabs';
import { bundledSource } from '../../scripts/bundledSource.ts';
import { capital } from '../../scripts/capital.ts';
import { cssOptions } from '../../scripts/cssOptions.ts';
import { cssTarget } from '../../scripts/cssTarget.ts';
import { writeReports } from '../../scripts/conformance/report.ts';
import { headingId } from '../../scripts/headingId.ts';
import { sourceAliases } from '../../scripts/sourceAliases.ts';
import { wordModules } from '../../scripts/words/wordModules.ts';
import manifest from '../../package.json' with { type: 'json' };
import { jobs } from '../../scripts/widget-reference/jobs.ts';
import { kebabCase } from '../../src/widgets/widgetNames.ts';
import { expandedSnippets } from './build/expandedSnippets.ts';
import { linkToRepository } from './build/linkToRepository.ts';
import { tableCells } from './build/tableCells.ts';
import { verbatimCode } from './build/verbatimCode.ts';
import { writeMarkdown } from './build/writeMarkdown.ts';

const repository = 'https://github.com/brainstem/brainstem';

const sidebar = [
  {
    text: 'Build',
    items: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'React guide', link: '/getting-started' },
      { text: 'Web components', link: '/elements' },
      { text: 'Headless core', link: '/core' },
      { text: 'Recipes', link: '/recipes' },
      { text: 'Sources and tools in the chat', link: '/chat-sources-and-tools' },
      { text: 'Customise the chat', link: '/chat-your-own' },
      { text: 'Connector walkthroughs', link: '/first-runs' },
      { text: 'Preset connector forms', link: '/preset-forms' },
      { text: 'Attention counts', link: '/attention' },
    ],
  },
  {
    text: 'Brand',
    items: [
      { text: 'Theming', link: '/theming' },
      { text: 'Localization', link: '/languages' },
      { text: 'Accessibility', link: '/accessibility' },
    ],
  },
  {
    text: 'Ship',
    items: [
      { text: 'Tokens and sign-out', link: '/tokens' },
      { text: 'Access', link: '/access' },
      { text: 'Records', link: '/records' },
      { text: 'Evidence', link: '/evidence' },
      { text: 'Server', link: '/server' },
      { text: 'Security and CSP', link: '/security' },
      { text: 'Conformance', link: '/conformance' },
      { text: 'Testing', link: '/testing' },
      { text: 'Devtools', link: '/devtools' },
      { text: 'Command line', link: '/command-line' },
      { text: 'Troubleshooting', link: '/troubleshooting' },
    ],
  },
  {
    text: 'Widgets',
    items: [{ text: 'All widgets', link: '/widgets/' }],
  },
  ...[...jobs].map(([job, names]) => ({
    text: job,
    collapsed: false,
    items: names.map((name) => ({ text: capital(name), link: `/widgets/${kebabCase(name)}` })),
  })),
  {
    text: 'Reference',
    items: [
      { text: 'API', link: '/api/' },
      { text: 'Widget props and parts', link: '/widgets/reference' },
      { text: 'Changes', link: '/changes' },
      { text: 'Dependencies', link: '/dependencies' },
    ],
  },
];

export default defineConfig({
  title: 'Brainstem',
  description: 'Chat, review, connect and explore: drop-in widgets that look like your app.',
  lang: 'en-GB',
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: '/logo.svg' }],
    ['meta', { property: 'og:title', content: 'Brainstem' }],
    [
      'meta',
      { property: 'og:description', content: 'Your company’s knowledge, inside your product' },
    ],
  ],
  cacheDir: '../.cache/docs',
  outDir: '../docs-static',
  cleanUrls: true,
  rewrites: { 'api/README.md': 'api/index.md' },
  markdown: {
    anchor: { slugify: headingId },
    config: (markdown) => {
      markdown.use(tabsMarkdownPlugin);
      linkToRepository(markdown);
      tableCells(markdown);
      verbatimCode(markdown);
    },
  },
  themeConfig: {
    logo: { src: '/logo.svg', alt: '' },
    nav: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'Widgets', link: '/widgets/' },
      { text: 'Theming', link: '/theming' },
      { text: 'API', link: '/api/' },
      { text: `v${manifest.version}`, items: [{ text: 'Changes', link: '/changes' }] },
    ],
    socialLinks: [{ icon: 'github', link: repository }],
    editLink: { pattern: `${repository}/edit/main/docs/:path`, text: 'Edit this page' },
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
  },
  vite: {
    plugins: [expandedSnippets(), bundledSource(), wordModules()],
    resolve: { alias: sourceAliases },
    css: cssOptions,
    build: {
      cssTarget,
      chunkSizeWarningLimit: 2000,
      // `use client` says nothing to a site without server components.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  buildEnd({ pages, outDir }) {
    writeMarkdown(pages, outDir);
    writeReports(join(outDir, 'conformance'));
  },
});
