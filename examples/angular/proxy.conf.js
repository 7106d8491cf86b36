const { BACKEND_URL = 'http://127.0.0.1:3001' } = process.env;

export default { '/api': { target: BACKEND_URL } };
