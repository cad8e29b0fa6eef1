# A Shuto server: docker build -t shuto . && docker run -p 8650:8650 -v shuto:/data shuto

FROM node:22-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.11-slim AS wheel
WORKDIR /build
COPY constraints.txt ./
RUN pip install --no-cache-dir --constraint constraints.txt hatchling
COPY . .
COPY --from=client /build/web/dist web/dist
RUN python -m hatchling build -t wheel -d /wheel

FROM python:3.11-slim
LABEL org.opencontainers.image.title="Shuto" \
      org.opencontainers.image.description="Tokyo Highway in the browser: rules, bots, physics" \
      org.opencontainers.image.licenses="MIT"
# Kernels are compiled for any processor of this kind, because the image may run on another one than it was built on.
ENV SHUTO_CACHE=/var/cache \
    NUMBA_CPU_NAME=generic \
    PYTHONUNBUFFERED=1
# What else to install, such as [fleet] for PostgreSQL and Redis.
ARG EXTRAS=""
# Numba trusts a compiled kernel only if its source has the same time. A pushed image keeps whole seconds only.
RUN --mount=type=bind,from=wheel,source=/wheel,target=/wheel \
    --mount=type=bind,source=constraints.txt,target=/constraints.txt \
    pip install --no-cache-dir --constraint /constraints.txt "$(ls /wheel/*.whl)$EXTRAS" \
    && package="$(python -c 'import importlib.util as u; print(*u.find_spec("shuto").submodule_search_locations)')" \
    && find "$package" -name '*.py' -exec touch --date=@1000000000 {} + \
    && python -m compileall -q "$package" \
    && useradd --no-create-home --uid 10001 --home-dir /data --shell /usr/sbin/nologin shuto \
    && install -d -o shuto /data /var/cache/shuto
USER 10001
# Compile now, so that the first start does not take half a minute.
RUN python -c 'from shuto.bots.worker import warm_up; warm_up()'
WORKDIR /data
VOLUME /data
EXPOSE 8650
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8650/api/health', timeout=4)"]
ENTRYPOINT ["shuto", "serve", "--host", "0.0.0.0", "--port", "8650", "--database", "/data/games.sqlite"]
