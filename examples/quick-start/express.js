import express from 'express';
import { brainstemToken } from './brainstemToken.js';

const app = express();
app.post('/api/brainstem/token', brainstemToken);
app.use('/brainstem', express.static('node_modules/brainstem/dist/browser'));
app.use(express.static('public'));
app.listen(Number(process.env.PORT ?? 3000));
