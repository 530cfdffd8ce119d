import { title } from '../../../routes/home.tsx';

export const Gallery = () => <p>{title}</p>;
