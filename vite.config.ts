import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

const entries = {
  index: source('index.ts'),
  react: source('react.ts'),
  'server/index': source('server/index.ts'),
  'mock-platform/index': source('mock-platform/index.ts'),
  styles: source('styles.ts'),
};

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^brainstem\/react$/, replacement: source('react.ts') },
      { find: /^brainstem\/server$/, replacement: source('server/index.ts') },
      { find: /^brainstem\/mock-platform$/, replacement: source('mock-platform/index.ts') },
      { find: /^brainstem\/styles\.css$/, replacement: source('styles.css') },
      { find: /^brainstem$/, replacement: source('index.ts') },
    ],
  },
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: { entry: entries, formats: ['es'], cssFileName: 'styles' },
    rollupOptions: {
      external: [/^[^./\0]/],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/package/**'],
        },
      },
    ],
  },
});
