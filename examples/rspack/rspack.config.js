import { fileURLToPath } from 'node:url';

const { PORT = '3000', BACKEND_URL = 'http://127.0.0.1:3001' } = process.env;

export default {
  entry: './src/main.js',
  output: {
    path: fileURLToPath(new URL('dist', import.meta.url)),
    filename: 'main.js',
    clean: true,
  },
  // Compiles every chunk at the start. One that is compiled on request reloads the page.
  lazyCompilation: false,
  devServer: {
    host: '127.0.0.1',
    port: Number(PORT),
    static: 'public',
    proxy: [{ context: ['/api'], target: BACKEND_URL }],
  },
};
