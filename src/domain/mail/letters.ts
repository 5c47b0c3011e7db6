/** What mails say. */
import type { Mail } from "../../platform/mailer.ts";
import type { Role } from "../members/role.ts";

export const LANGUAGES = ["en", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

type Letter = Pick<Mail, "subject" | "text">;

const ROLE_IN: Record<Language, Record<Role, string>> = {
  en: { owner: "owner", admin: "admin", validator: "validator", editor: "editor", viewer: "viewer" },
  pt: {
    owner: "proprietário",
    admin: "administrador",
    validator: "validador",
    editor: "editor",
    viewer: "leitor",
  },
};

export interface InvitationFacts {
  language: Language;
  company: string;
  role: Role;
  /** Who invites. */
  by: string;
  url: string;
}

export function invitationLetter({ language, company, role, by, url }: InvitationFacts): Letter {
  const as = ROLE_IN[language][role];
  return language === "pt"
    ? {
        subject: `Convite para os passaportes de ${company}`,
        text: lines(
          `${by} convida-o para os passaportes de produto de ${company}, com o papel de ${as}.`,
          "Esta ligação abre o convite. É válida durante 7 dias e funciona uma vez:",
          url,
          "Se não esperava este convite, não precisa de fazer nada.",
        ),
      }
    : {
        subject: `Invitation to the passports of ${company}`,
        text: lines(
          `${by} invites you to the product passports of ${company}, as ${as}.`,
          "This link opens the invitation. It is good for 7 days and works once:",
          url,
          "If you did not expect this, there is nothing you need to do.",
        ),
      };
}

export function newPasswordLetter({ language, url }: { language: Language; url: string }): Letter {
  return language === "pt"
    ? {
        subject: "Uma nova palavra-passe para o Carnet",
        text: lines(
          "Alguém pediu uma nova palavra-passe para a sua conta no Carnet.",
          "Escolha-a com esta ligação. É válida durante uma hora e funciona uma vez:",
          url,
          "Se não foi quem pediu, não precisa de fazer nada: a sua palavra-passe continua a mesma.",
        ),
      }
    : {
        subject: "A new password for Carnet",
        text: lines(
          "Somebody asked for a new password for your account on Carnet.",
          "Choose it with this link. It is good for one hour and works once:",
          url,
          "If it was not you, there is nothing you need to do: your password stays as it is.",
        ),
      };
}

/** Paragraphs with an empty line between them. */
export function lines(...paragraphs: string[]): string {
  return `${paragraphs.join("\n\n")}\n`;
}
