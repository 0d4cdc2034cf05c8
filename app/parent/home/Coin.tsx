/** A gold coin with a star. */
export const Coin = ({ className }: { className?: string | undefined }) => (
  <svg viewBox="0 0 100 104" className={className} aria-hidden="true">
    <circle cx="50" cy="54" r="48" fill="#d9861a" />
    <circle cx="50" cy="49" r="48" fill="#ffc93c" />
    <circle cx="50" cy="49" r="37" fill="#ffdc7a" />
    <path d="M50 21l9 18 20 3-15 14 4 20-18-10-18 10 4-20-15-14 20-3z" fill="#f29f1f" />
  </svg>
);
