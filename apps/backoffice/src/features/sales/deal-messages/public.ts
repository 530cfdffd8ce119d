export { OpenConversation } from './open-conversation.tsx';
