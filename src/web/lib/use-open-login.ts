import { useNavigate } from '@tanstack/react-router';

/** Opens the login dialog over the page that is shown, which stays where it is. */
export function useOpenLogin(): () => void {
  const navigate = useNavigate();
  return () =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, dialog: 'login' as const }),
      resetScroll: false,
    });
}
