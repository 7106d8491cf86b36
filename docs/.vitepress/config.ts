import { defineConfig } from 'vitepress';
import { tabsMarkdownPlugin } from 'vitepress-plugin-tabs';
import { bundledSource } from '../../scripts/bundledSource.ts';
import { cssOptions } from '../../scripts/cssOptions.ts';
import { cssTarget } from '../../scripts/cssTarget.ts';
import { headingId } from '../../scripts/headingId.ts';
import { sourceAliases } from '../../scripts/sourceAliases.ts';
import { widgetNames, kebabCase } from '../../src/widgets/widgetNames.ts';
import { expandedSnippets } from './build/expandedSnippets.ts';
import { linkToRepository } from './build/linkToRepository.ts';
import { pascalCase } from './build/pascalCase.ts';
import { writeMarkdown } from './build/writeMarkdown.ts';

const guides = [
  {
    text: 'Start',
    items: [
      { text: 'Your key to the first answer', link: '/quick-start' },
      { text: 'Getting started', link: '/getting-started' },
      { text: 'Tokens and sign-out', link: '/tokens' },
      { text: 'Server', link: '/server' },
      { text: 'Command line', link: '/command-line' },
    ],
  },
  {
    text: 'Guides',
    items: [
      { text: 'Theming', link: '/theming' },
      { text: 'Words and languages', link: '/languages' },
      { text: 'Security and CSP', link: '/security' },
      { text: 'Testing', link: '/testing' },
      { text: 'Devtools', link: '/devtools' },
      { text: 'Elements by framework', link: '/elements' },
      { text: 'Without React: core', link: '/core' },
      { text: 'Sources and tools in the chat', link: '/chat-sources-and-tools' },
      { text: 'Make the chat your own', link: '/chat-your-own' },
      { text: 'First runs of connectors', link: '/first-runs' },
      { text: 'What needs a person', link: '/attention' },
      { text: 'Fields of connectors', link: '/connectors' },
      { text: 'Preset forms of connectors', link: '/preset-forms' },
      { text: 'Recipes', link: '/recipes' },
      { text: 'Troubleshooting', link: '/troubleshooting' },
      { text: 'Accessibility', link: '/accessibility' },
    ],
  },
  {
    text: 'Widgets',
    items: [
      { text: 'All widgets', link: '/widgets/' },
      ...widgetNames.map((name) => ({
        text: pascalCase(name),
        link: `/widgets/${kebabCase(name)}`,
      })),
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'API', link: '/api/' },
      { text: 'Changes', link: '/changes' },
      { text: 'Dependencies', link: '/dependencies' },
    ],
  },
];

export default defineConfig({
  title: 'Brainstem',
  description: 'React components and custom elements for an organisation’s knowledge graph.',
  lang: 'en-GB',
  // No icon: browsers would ask for one that isn’t there.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  cacheDir: '../.cache/docs',
  outDir: '../docs-static',
  cleanUrls: true,
  rewrites: { 'api/README.md': 'api/index.md' },
  markdown: {
    anchor: { slugify: headingId },
    config: (markdown) => {
      markdown.use(tabsMarkdownPlugin);
      linkToRepository(markdown);
    },
  },
  themeConfig: {
    nav: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'Widgets', link: '/widgets/' },
      { text: 'API', link: '/api/' },
    ],
    sidebar: guides,
    outline: [2, 3],
    search: { provider: 'local' },
  },
  vite: {
    plugins: [expandedSnippets(), bundledSource()],
    resolve: { alias: sourceAliases },
    css: cssOptions,
    build: {
      cssTarget,
      chunkSizeWarningLimit: 2000,
      // `use client` says nothing to a site without server components.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  buildEnd: ({ pages, outDir }) => writeMarkdown(pages, outDir),
});
