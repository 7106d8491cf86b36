import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const { PORT = '3000', BACKEND_URL = 'http://127.0.0.1:3001' } = process.env;

export default defineConfig({
  plugins: [svelte()],
  server: {
    host: '127.0.0.1',
    port: Number(PORT),
    strictPort: true,
    proxy: { '/api': BACKEND_URL },
  },
});
