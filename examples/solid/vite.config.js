import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

const { PORT = '3000', BACKEND_URL = 'http://127.0.0.1:3001' } = process.env;

export default defineConfig({
  plugins: [solid()],
  server: {
    host: '127.0.0.1',
    port: Number(PORT),
    strictPort: true,
    proxy: { '/api': BACKEND_URL },
  },
});
