import { configure } from '@testing-library/react';
import { timeouts } from '../timeouts.ts';

configure({ asyncUtilTimeout: timeouts.wait });
