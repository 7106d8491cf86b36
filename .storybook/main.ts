import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { cssTarget } from '../scripts/cssTarget.ts';

/**
 * Our plugins that make modules of what a story imports. The others are for the package: Storybook
 * has no licence file to take a notice from, and its parts, which import each other, break when they
 * are taken apart.
 */
const sourcePlugins = ['brainstem:bundled-source', 'brainstem:words'];

function withoutPackaging(plugins: readonly PluginOption[]): PluginOption[] {
  return plugins.filter(
    (plugin) =>
      !(
        typeof plugin === 'object' &&
        plugin !== null &&
        'name' in plugin &&
        plugin.name.startsWith('brainstem:') &&
        !sourcePlugins.includes(plugin.name)
      ),
  );
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: withoutPackaging(vite.plugins ?? []),
    build: { ...vite.build, cssTarget },
  }),
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    // A test run reads no tables of props, and making them takes a type check of its own.
    reactDocgen: process.env['VITEST'] === 'true' ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      propFilter: ({ declarations }) =>
        declarations?.some(({ fileName }) => !fileName.includes('node_modules')) ?? true,
    },
  },
};

export default config;
