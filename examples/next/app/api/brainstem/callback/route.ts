import { chatCallbacks } from '../../../../backend/chatCallbacks';

export const POST = chatCallbacks.handle;
