import type { ReactNode } from "react";

/** A gold coin with a star, or with what is written on it. */
export function Coin({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <svg viewBox="0 0 100 104" className={className} aria-hidden="true">
      <circle cx="50" cy="54" r="48" fill="#d9861a" />
      <circle cx="50" cy="49" r="48" fill="#ffc93c" />
      <circle cx="50" cy="49" r="37" fill="#ffdc7a" />
      {children ?? (
        <path d="M50 21l8.500 18.500 20 2.500-14.700 13.900 3.700 20L50 66.300 32.500 75.900l3.700-20L21.500 42l20-2.500z" fill="#f29f1f" />
      )}
    </svg>
  );
}
