import axios from 'axios';

export const call = axios;
