import type { StorybookConfig } from '@storybook/react-vite';
import { markdownTables } from './markdownTables.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [markdownTables] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      propFilter: ({ declarations }) =>
        declarations?.some(({ fileName }) => !fileName.includes('node_modules')) ?? true,
    },
  },
};

export default config;
