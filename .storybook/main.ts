import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { cssTarget } from '../scripts/cssTarget.ts';

/**
 * Plugins that only the package needs: Storybook has no licence file to take a notice from, and its
 * parts, which import each other, break when they are taken apart.
 */
const packagingPlugins = [
  'brainstem:third-party-notices',
  'brainstem:client-directive',
  'brainstem:widget-styles',
  'brainstem:without-empty-parts',
  'brainstem:separate-exports',
  'brainstem:pure-factories',
];

function withoutPackaging(plugins: readonly PluginOption[]): PluginOption[] {
  return plugins.filter(
    (plugin) =>
      !(
        typeof plugin === 'object' &&
        plugin !== null &&
        'name' in plugin &&
        packagingPlugins.includes(plugin.name)
      ),
  );
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
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
