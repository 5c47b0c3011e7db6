# Built from source, so that the image holds exactly this checkout.
FROM oven/bun:1.4.4 AS build
WORKDIR /src
COPY package.json bun.lock bunfig.toml ./
RUN bun install --frozen-lockfile
COPY . .
RUN bun scripts/build.ts

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin carnet \
 && install -d -o carnet -g carnet -m 0700 /data
COPY --from=build /src/dist/carnet /usr/local/bin/carnet
USER carnet
WORKDIR /data
ENV CARNET_DATA=/data CARNET_HOST=0.0.0.0
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["carnet", "doctor"]
ENTRYPOINT ["carnet"]
CMD ["serve"]
